// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { cartaCanjeForm } from '../../shared/forms/carta-canje.gen';
import { CartaCanjeFields } from './fields.gen';

export default function CartaCanjeCreate() {
  return (
    <CreatePage form={cartaCanjeForm}>
      <CartaCanjeFields />
    </CreatePage>
  );
}
