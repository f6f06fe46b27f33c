// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export { usuarioCuentaAdicionalForm as form } from '../../../shared/forms/operation-usuarioCuentaAdicional.gen';

export default function UsuarioCuentaAdicionalInputs() {
  return (
    <>
      <ReferenceInput source="perfilId" required reference="perfil" />
      <TextInput source="email" required hint type="email" maxLength={120} />
      <TextArea source="motivoCuentaAdicional" required wide />
    </>
  );
}
