// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export default function SolicitudEmbarcarInputs() {
  return (
    <>
      <ObjectFields source="remision" required>
        <DateInput source="fecha" required />
        <TextInput source="transportista" required maxLength={120} />
        <TextInput source="placas" maxLength={12} />
        <NumberInput source="cajas" required integer />
        <NumberInput source="temperaturaSalida" scale={1} unit="°C" />
      </ObjectFields>
    </>
  );
}
