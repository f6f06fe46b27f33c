// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusFusion } from './enums.gen';

export function PacienteFusionDetails() {
  return (
    <>
      <ShowSection id="fusion">
        <ShowField
          source="sobrevivienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="sobrevivienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="duplicadoId"
          conditional
          type="reference"
          reference="paciente"
          labelField="duplicadoNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusFusion} />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField source="fecha" conditional type="datetime" />
        <ShowField
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="separadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="separadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaSeparacion" conditional type="datetime" />
        <ShowField source="curpMovida" conditional type="text" />
        <ShowField
          source="expedientesMovidos"
          conditional
          type="references"
          reference="paciente-unidad"
          permission="paciente.ver"
        />
        <ShowField
          source="inscripcionesMovidas"
          conditional
          type="references"
          reference="programa-inscripcion"
          permission="programa.inscribir"
        />
        <ShowField
          source="inscripcionesCerradas"
          conditional
          type="references"
          reference="programa-inscripcion"
          permission="programa.inscribir"
        />
      </ShowSection>
    </>
  );
}
