// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function OrdenCargoRegularizarInputs() {
  return (
    <>
      <TextArea source="observacionAutorizacion" wide />
    </>
  );
}
