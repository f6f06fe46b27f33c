// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function SalidaExtraordinariaRechazarInputs() {
  return (
    <>
      <TextArea source="motivo" required hint wide />
    </>
  );
}
