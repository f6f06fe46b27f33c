// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { proveedorForm } from '../../shared/forms/proveedor.gen';
import { ProveedorFields } from './fields.gen';

export default function ProveedorCreate() {
  return (
    <CreatePage form={proveedorForm} namedBy="razonSocial">
      <ProveedorFields />
    </CreatePage>
  );
}
