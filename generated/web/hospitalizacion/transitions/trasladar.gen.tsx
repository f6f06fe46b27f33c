// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';

export default function HospitalizacionTrasladarInputs() {
  return (
    <>
      <ReferenceInput
        source="servicioId"
        required
        reference="nucleo"
        dependsOn={{ unidadId: 'unidadId' }}
        filter={{ tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] }}
        labelField="servicioNombre"
      />
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
