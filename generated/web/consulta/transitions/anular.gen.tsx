// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function ConsultaAnularInputs() {
  return (
    <>
      <TextArea source="motivoAnulacion" required wide />
      <SwitchInput source="conservarRecetas" hint />
      <SwitchInput source="conservarCita" />
    </>
  );
}
