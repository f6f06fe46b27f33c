// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { usuarioDesactivarForm as form } from '../../../shared/forms/operation-usuarioDesactivar.gen';

export default function UsuarioDesactivarInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
