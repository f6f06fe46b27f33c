// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function DevolucionOrdenCargoRechazarInputs() {
  return (
    <>
      <TextArea source="motivoResolucion" required wide />
    </>
  );
}
