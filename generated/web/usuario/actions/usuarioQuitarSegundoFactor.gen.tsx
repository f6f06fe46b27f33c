// Generated from schemas/endpoints/catalogos/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export { usuarioQuitarSegundoFactorForm as form } from '../../../shared/forms/operation-usuarioQuitarSegundoFactor.gen';

export default function UsuarioQuitarSegundoFactorInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
