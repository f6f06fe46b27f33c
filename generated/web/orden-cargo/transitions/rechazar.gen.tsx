// Generated from schemas/entities/hospital/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export default function OrdenCargoRechazarInputs() {
  return (
    <>
      <TextArea source="motivo" required hint wide />
    </>
  );
}
