// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { productoMuestraForm } from '../../shared/forms/producto-muestra.gen';
import { ProductoMuestraFields } from './fields.gen';

export default function ProductoMuestraEdit() {
  return (
    <EditPage form={productoMuestraForm}>
      <ProductoMuestraFields />
    </EditPage>
  );
}
