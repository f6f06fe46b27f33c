// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusInscripcion } from './enums.gen';

export function ProgramaInscripcionDetails() {
  return (
    <>
      <ShowSection id="inscripcion">
        <ShowField
          source="programaId"
          type="reference"
          reference="programa"
          labelField="programaNombre"
          permission="programa.ver"
        />
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="nombrePrograma" conditional type="text" />
        <ShowField
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField source="fecha" type="date" />
        <ShowField source="estatus" conditional type="enum" choices={estatusInscripcion} />
        <ShowField source="proximaCita" type="date" />
        <ShowField source="justificacion" type="longText" wide />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField
          source="inscritoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="inscritoPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="abierta" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="salida">
        <ShowField source="motivoBaja" conditional type="longText" wide />
        <ShowField source="fechaSalida" conditional type="date" />
        <ShowField
          source="salidaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="salidaPorNombre"
          permission="usuario.ver"
        />
      </ShowSection>
    </>
  );
}
