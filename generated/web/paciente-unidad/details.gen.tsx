// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusExpediente } from './enums.gen';

export function PacienteUnidadDetails() {
  return (
    <>
      <ShowSection id="expediente">
        <ShowField source="numeroExpediente" type="text" />
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
        <ShowField
          source="nucleoId"
          type="reference"
          reference="nucleo"
          labelField="nucleoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="fechaApertura" type="date" />
        <ShowField source="principal" conditional type="boolean" />
        <ShowField source="archivoFisico" type="text" />
        <ShowField source="estatusExpediente" type="enum" choices={estatusExpediente} />
      </ShowSection>
    </>
  );
}
