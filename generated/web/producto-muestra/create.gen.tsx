// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { productoMuestraForm } from '../../shared/forms/producto-muestra.gen';
import { ProductoMuestraFields } from './fields.gen';

export default function ProductoMuestraCreate() {
  return (
    <CreatePage form={productoMuestraForm} namedBy="name">
      <ProductoMuestraFields />
    </CreatePage>
  );
}
