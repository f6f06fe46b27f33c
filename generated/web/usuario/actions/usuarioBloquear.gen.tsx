// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { usuarioBloquearForm as form } from '../../../shared/forms/operation-usuarioBloquear.gen';

export default function UsuarioBloquearInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
