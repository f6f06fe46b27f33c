// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusIndicacion, tipoIndicacion, unidadDosis, via } from './enums.gen';

export function IndicacionDetails() {
  return (
    <>
      <ShowSection id="indicacion">
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
          source="notaEvolucionId"
          type="reference"
          reference="nota-evolucion"
          labelField="notaEvolucionNombre"
          permission="nota-evolucion.ver"
        />
        <ShowField source="tipo" type="enum" choices={tipoIndicacion} />
        <ShowField source="estatus" conditional type="enum" choices={estatusIndicacion} />
        <ShowField
          source="insumoId"
          conditional
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="descripcion" type="longText" wide />
      </ShowSection>
      <ShowSection id="horario">
        <ShowField source="dosis" conditional type="number" scale={3} />
        <ShowField source="unidadDosis" conditional type="enum" choices={unidadDosis} />
        <ShowField source="via" conditional type="enum" choices={via} />
        <ShowField source="frecuenciaHoras" type="number" scale={0} unit="h" />
        <ShowField source="prn" type="boolean" />
        <ShowField source="indicacionPrn" conditional type="text" />
        <ShowField source="desde" type="datetime" />
        <ShowField source="hasta" type="datetime" />
        <ShowField source="altoRiesgo" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="registro">
        <ShowField source="justificacion" type="longText" wide />
        <ShowField
          source="indicadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="indicadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="suspendidaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="suspendidaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="motivoSuspension" conditional type="longText" wide />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
