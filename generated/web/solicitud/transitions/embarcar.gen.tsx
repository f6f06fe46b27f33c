// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '../../../../src/ui/form/inputs/DateInput';
import { NumberInput } from '../../../../src/ui/form/inputs/NumberInput';
import { ObjectFields } from '../../../../src/ui/form/inputs/ObjectFields';
import { TextInput } from '../../../../src/ui/form/inputs/TextInput';

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
