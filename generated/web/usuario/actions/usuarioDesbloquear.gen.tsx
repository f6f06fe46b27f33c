// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { usuarioDesbloquearForm as form } from '../../../shared/forms/operation-usuarioDesbloquear.gen';

export default function UsuarioDesbloquearInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
