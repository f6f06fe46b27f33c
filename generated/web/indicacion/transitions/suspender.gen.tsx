// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function IndicacionSuspenderInputs() {
  return (
    <>
      <TextArea source="motivoSuspension" required wide />
    </>
  );
}
