// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { proveedorForm } from '../../shared/forms/proveedor.gen';
import { ProveedorFields } from './fields.gen';

export default function ProveedorEdit() {
  return (
    <EditPage form={proveedorForm}>
      <ProveedorFields />
    </EditPage>
  );
}
