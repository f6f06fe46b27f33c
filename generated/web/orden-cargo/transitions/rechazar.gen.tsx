// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function OrdenCargoRechazarInputs() {
  return (
    <>
      <TextArea source="motivo" required hint wide />
    </>
  );
}
