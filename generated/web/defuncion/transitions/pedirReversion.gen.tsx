// Generated from schemas/entities/clinica/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export default function DefuncionPedirReversionInputs() {
  return (
    <>
      <TextArea source="motivoReversion" required wide />
    </>
  );
}
