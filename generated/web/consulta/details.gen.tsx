// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusDocumentoClinico, pronostico, tipoConsulta } from './enums.gen';
import { diagnosticosAllColumns } from './lines.gen';

export function ConsultaDetails() {
  return (
    <>
      <ShowSection id="consulta">
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusDocumentoClinico} />
        <ShowField
          source="visitaId"
          type="reference"
          reference="visita"
          labelField="visitaNombre"
          permission="visita.administrar"
        />
        <ShowField
          source="signosId"
          type="reference"
          reference="signos"
          labelField="signosNombre"
          permission="signos.ver"
        />
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
          conditional
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="fechaHora" conditional type="datetime" />
        <ShowField source="tipo" type="enum" choices={tipoConsulta} />
      </ShowSection>
      <ShowSection id="nota">
        <ShowField source="motivoConsulta" type="longText" wide />
        <ShowField source="padecimientoActual" type="longText" wide />
        <ShowField source="exploracionFisica" type="longText" wide />
        <ShowField source="resultadosRelevantes" type="longText" wide />
      </ShowSection>
      <ShowSection id="diagnosticos">
        <ShowLines source="diagnosticos" plain columns={diagnosticosAllColumns} />
      </ShowSection>
      <ShowSection id="plan">
        <ShowField source="pronostico" type="enum" choices={pronostico} />
        <ShowField source="tratamientoIndicaciones" type="longText" wide />
        <ShowField source="proximaCita" type="date" />
        <ShowField source="proximaCitaInicio" conditional type="datetime" />
        <ShowField source="incapacidadDias" type="number" scale={0} unit="días" />
        <ShowGroup source="referencia">
          <ShowField
            source="unidadDestinoId"
            conditional
            type="reference"
            reference="unidad"
            permission="catalogo.ver"
          />
          <ShowField source="motivo" conditional type="longText" wide />
          <ShowField source="urgente" conditional type="boolean" />
          <ShowField source="resumen" conditional type="longText" wide />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="firma">
        <ShowField
          source="autorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="firmadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="firmadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="firmaNombre" conditional type="text" />
        <ShowField source="firmaCedula" conditional type="text" />
        <ShowField source="fechaFirma" conditional type="datetime" />
        <ShowField source="firmaHash" conditional type="text" />
        <ShowField source="motivoAnulacion" conditional type="longText" wide />
        <ShowField
          source="anuladaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="anuladaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaAnulacion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
