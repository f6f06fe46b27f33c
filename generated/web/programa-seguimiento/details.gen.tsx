// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusInscripcion, seguimientoPrograma } from './enums.gen';

export function ProgramaSeguimientoDetails() {
  return (
    <>
      <ShowSection id="seguimiento">
        <ShowField
          source="programaInscripcionId"
          conditional
          type="reference"
          reference="programa-inscripcion"
          labelField="programaInscripcionNombre"
          permission="programa.inscribir"
        />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="nombreCompleto" conditional type="text" />
        <ShowField source="nombrePrograma" conditional type="text" />
        <ShowField
          source="programaId"
          conditional
          type="reference"
          reference="programa"
          labelField="programaNombre"
          permission="programa.ver"
        />
        <ShowField source="seguimiento" conditional type="enum" choices={seguimientoPrograma} />
        <ShowField source="proximaCita" conditional type="date" />
        <ShowField source="diasVencida" conditional type="integer" />
        <ShowField source="ultimaConsulta" conditional type="date" />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusInscripcion} />
        <ShowField source="fecha" conditional type="date" />
        <ShowField source="fechaSalida" conditional type="date" />
        <ShowField
          source="eventoId"
          conditional
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
      </ShowSection>
    </>
  );
}
