// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusVisita, tipoVisita, triage } from './enums.gen';

export function VisitaDetails() {
  return (
    <>
      <ShowSection id="llegada">
        <ShowField source="turnoNumero" conditional type="integer" />
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusVisita} />
        <ShowField source="tipo" type="enum" choices={tipoVisita} />
        <ShowField source="motivo" type="longText" wide />
        <ShowField source="triage" conditional type="enum" choices={triage} />
        <ShowField
          source="unidadId"
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
        <ShowField
          source="nucleoId"
          type="reference"
          reference="nucleo"
          labelField="nucleoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="personalMedicoId"
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="eventoId"
          conditional
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
      </ShowSection>
      <ShowSection id="atencion">
        <ShowField source="fechaLlegada" conditional type="datetime" />
        <ShowField source="fecha" conditional type="date" />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="limiteEspera" conditional type="datetime" />
        <ShowField source="llamadas" conditional type="integer" />
        <ShowField source="llamadaA" conditional type="text" />
        <ShowField source="primeraLlamada" conditional type="datetime" />
        <ShowField source="ultimaLlamada" conditional type="datetime" />
        <ShowField source="notasAbiertas" type="integer" />
        <ShowField source="notasFirmadas" type="integer" />
        <ShowField source="recetasEnEspera" type="integer" />
        <ShowField source="motivoCierre" conditional type="longText" wide />
        <ShowField source="motivoCancelacion" conditional type="longText" wide />
      </ShowSection>
    </>
  );
}
