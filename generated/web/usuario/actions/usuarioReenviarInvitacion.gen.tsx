// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { usuarioReenviarInvitacionForm as form } from '../../../shared/forms/operation-usuarioReenviarInvitacion.gen';

export default function UsuarioReenviarInvitacionInputs() {
  return (
    <>
      <TextArea source="motivo" wide />
    </>
  );
}
