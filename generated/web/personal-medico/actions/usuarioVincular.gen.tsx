// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';

export { usuarioVincularForm as form } from '../../../shared/forms/operation-usuarioVincular.gen';

export default function UsuarioVincularInputs() {
  return (
    <>
      <ReferenceInput source="perfilId" required hint reference="perfil" />
    </>
  );
}
