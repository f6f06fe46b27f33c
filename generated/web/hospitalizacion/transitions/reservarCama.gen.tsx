// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';

export default function HospitalizacionReservarCamaInputs() {
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
    </>
  );
}
