// Generated from schemas/endpoints/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { temperaturaAnotarForm as form } from '../../../shared/forms/operation-temperaturaAnotar.gen';

export default function TemperaturaAnotarInputs() {
  return (
    <>
      <NumberInput source="temperatura" required hint scale={1} unit="°C" />
      <NumberInput source="minimaRegistrada" hint scale={1} unit="°C" />
      <NumberInput source="maximaRegistrada" scale={1} unit="°C" />
      <NumberInput source="humedad" integer unit="%" />
      <TextArea source="accion" hint wide />
    </>
  );
}
