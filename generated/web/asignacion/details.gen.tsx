// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { rolAsignacion, turno } from './enums.gen';

export function AsignacionDetails() {
  return (
    <>
      <ShowSection id="estancia">
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="personalMedicoId"
          conditional
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="rol" conditional type="enum" choices={rolAsignacion} />
        <ShowField source="turno" conditional type="enum" choices={turno} />
        <ShowField source="fecha" conditional type="date" />
      </ShowSection>
    </>
  );
}
