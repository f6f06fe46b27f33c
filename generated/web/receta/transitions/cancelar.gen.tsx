// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function RecetaCancelarInputs() {
  return (
    <>
      <TextArea source="motivoCancelacion" required wide />
    </>
  );
}
