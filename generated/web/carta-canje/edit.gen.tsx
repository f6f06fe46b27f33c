// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { cartaCanjeForm } from '../../shared/forms/carta-canje.gen';
import { CartaCanjeFields } from './fields.gen';

export default function CartaCanjeEdit() {
  return (
    <EditPage form={cartaCanjeForm}>
      <CartaCanjeFields />
    </EditPage>
  );
}
