// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function CamaBloquearInputs() {
  return (
    <>
      <TextArea source="motivoBloqueo" required wide />
    </>
  );
}
