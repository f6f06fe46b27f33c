// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function EventoCancelarInputs() {
  return (
    <>
      <TextArea source="motivoCancelacion" required wide />
    </>
  );
}
