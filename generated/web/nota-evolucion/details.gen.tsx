// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusDocumentoClinico, pronostico, tipoNota } from './enums.gen';
import { diagnosticosAllColumns } from './lines.gen';

export function NotaEvolucionDetails() {
  return (
    <>
      <ShowSection id="nota">
        <ShowField
          source="hospitalizacionId"
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="tipo" type="enum" choices={tipoNota} />
        <ShowField source="estatus" conditional type="enum" choices={estatusDocumentoClinico} />
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
        <ShowField
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField source="fechaHora" type="datetime" />
        <ShowField source="capturaTardia" conditional type="boolean" />
        <ShowField
          source="adendaDeId"
          conditional
          type="reference"
          reference="nota-evolucion"
          labelField="adendaDeNombre"
          permission="nota-evolucion.ver"
        />
        <ShowField
          source="personalMedicoId"
          conditional
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="signosId"
          type="reference"
          reference="signos"
          labelField="signosNombre"
          permission="signos.ver"
        />
      </ShowSection>
      <ShowSection id="contenido">
        <ShowField source="resumenInterrogatorio" conditional type="longText" wide />
        <ShowField source="exploracionFisica" conditional type="longText" wide />
        <ShowField source="evolucionCuadroClinico" conditional type="longText" wide />
        <ShowField source="resultadosRelevantes" conditional type="longText" wide />
        <ShowField source="habitusExterior" conditional type="longText" wide />
        <ShowField source="procedimientosRealizados" conditional type="longText" wide />
        <ShowField source="observaciones" conditional type="longText" wide />
        <ShowField
          source="servicioInterconsultadoId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioInterconsultadoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="motivoEnvio" conditional type="longText" wide />
        <ShowField source="respuestaInterconsulta" conditional type="longText" wide />
        <ShowField
          source="unidadReceptoraId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadReceptoraNombre"
          permission="catalogo.ver"
        />
        <ShowField source="manejoEstancia" conditional type="longText" wide />
        <ShowField source="problemasPendientes" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="diagnosticos">
        <ShowLines source="diagnosticos" plain columns={diagnosticosAllColumns} />
      </ShowSection>
      <ShowSection id="plan">
        <ShowField source="pronostico" conditional type="enum" choices={pronostico} />
        <ShowField source="tratamientoIndicaciones" conditional type="longText" wide />
        <ShowField source="recomendaciones" conditional type="longText" wide />
        <ShowField source="factoresRiesgo" conditional type="longText" wide />
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
