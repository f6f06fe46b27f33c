// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function MinistracionAnularInputs() {
  return (
    <>
      <TextArea source="motivoAnulacion" required wide />
    </>
  );
}
