// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';

export default function HospitalizacionIngresarInputs() {
  return (
    <>
      <ReferenceInput
        source="camaId"
        required
        reference="cama"
        dependsOn={{ unidadId: 'unidadId', servicioId: 'servicioId' }}
        filter={{ estatus: ['DISPONIBLE', 'RESERVADA'] }}
        labelField="camaNombre"
      />
      <DateTimeInput source="fechaIngreso" />
      <SwitchInput source="identidadVerificada" required />
    </>
  );
}
