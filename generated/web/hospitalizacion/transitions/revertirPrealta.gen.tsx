// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function HospitalizacionRevertirPrealtaInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
