// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function AlertaSanitariaLevantarInputs() {
  return (
    <>
      <TextArea source="conclusion" required wide />
    </>
  );
}
