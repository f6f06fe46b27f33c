// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function CartaCanjeCancelarInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
