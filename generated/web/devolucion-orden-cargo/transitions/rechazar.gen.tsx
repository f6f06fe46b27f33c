// Generated from schemas/entities/hospital/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export default function DevolucionOrdenCargoRechazarInputs() {
  return (
    <>
      <TextArea source="motivoResolucion" required wide />
    </>
  );
}
