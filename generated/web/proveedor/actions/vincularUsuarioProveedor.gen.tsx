// Generated from schemas/endpoints/seguridad/usuario-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export { vincularUsuarioProveedorForm as form } from '../../../shared/forms/operation-vincularUsuarioProveedor.gen';

export default function VincularUsuarioProveedorInputs() {
  return (
    <>
      <TextInput source="nombre" required maxLength={60} />
      <TextInput source="primerApellido" required maxLength={60} />
      <TextInput source="segundoApellido" hint maxLength={60} />
      <TextInput source="email" required hint type="email" maxLength={120} />
      <SwitchInput source="isActive" required hint />
    </>
  );
}
