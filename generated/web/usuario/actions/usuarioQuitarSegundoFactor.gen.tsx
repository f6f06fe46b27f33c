// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { usuarioQuitarSegundoFactorForm as form } from '../../../shared/forms/operation-usuarioQuitarSegundoFactor.gen';

export default function UsuarioQuitarSegundoFactorInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
