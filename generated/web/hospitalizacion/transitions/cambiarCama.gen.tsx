// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { motivoCambioCama } from '../enums.gen';

export default function HospitalizacionCambiarCamaInputs() {
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
      <SelectInput source="motivoMovimiento" required choices={motivoCambioCama} />
    </>
  );
}
