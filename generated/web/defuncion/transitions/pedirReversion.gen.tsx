// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function DefuncionPedirReversionInputs() {
  return (
    <>
      <TextArea source="motivoReversion" required wide />
    </>
  );
}
