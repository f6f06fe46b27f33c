// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function SurtimientoReversarInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
      <SwitchInput source="regresaron" required />
    </>
  );
}
