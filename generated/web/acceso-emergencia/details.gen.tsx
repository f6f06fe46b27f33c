// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusAcceso } from './enums.gen';

export function AccesoEmergenciaDetails() {
  return (
    <>
      <ShowSection id="acceso">
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="motivoAcceso" conditional type="longText" wide />
        <ShowField source="desde" conditional type="datetime" />
        <ShowField source="hasta" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="revision">
        <ShowField source="estatus" conditional type="enum" choices={estatusAcceso} />
        <ShowField source="observacion" conditional type="longText" wide />
        <ShowField
          source="revisadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="revisadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaRevision" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
