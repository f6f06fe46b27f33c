// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import {
  conciencia,
  diaforesis,
  dispositivoOxigeno,
  escalaSpo2,
  estatusSignos,
  imcClase,
  reaccionPupilar,
  riesgoNews2,
  signoVital,
  viaTemperatura,
} from './enums.gen';
import { liquidosAllColumns } from './lines.gen';

export function SignosDetails() {
  return (
    <>
      <ShowSection id="toma">
        <ShowField
          source="pacienteId"
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField
          source="visitaId"
          type="reference"
          reference="visita"
          labelField="visitaNombre"
          permission="visita.administrar"
        />
        <ShowField
          source="hospitalizacionId"
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField source="fechaToma" type="datetime" />
      </ShowSection>
      <ShowSection id="circulacion">
        <ShowField source="tas" type="number" scale={0} unit="mmHg" />
        <ShowField source="tad" type="number" scale={0} unit="mmHg" />
        <ShowField source="tension" conditional type="text" />
        <ShowField source="tam" conditional type="number" scale={0} unit="mmHg" />
        <ShowField source="frecuenciaCardiaca" type="number" scale={0} unit="lpm" />
        <ShowField source="llenadoCapilarSeg" type="number" scale={0} unit="s" />
      </ShowSection>
      <ShowSection id="respiracion">
        <ShowField source="frecuenciaRespiratoria" type="number" scale={0} unit="rpm" />
        <ShowField source="spo2" type="number" scale={0} unit="%" />
        <ShowField source="oxigenoSuplementario" type="boolean" />
        <ShowField source="dispositivoOxigeno" conditional type="enum" choices={dispositivoOxigeno} />
        <ShowField source="flujoLpm" conditional type="number" scale={1} unit="L/min" />
        <ShowField source="fio2" conditional type="number" scale={0} unit="%" />
        <ShowField source="escalaSpo2" type="enum" choices={escalaSpo2} />
      </ShowSection>
      <ShowSection id="temperatura">
        <ShowField source="temperatura" type="number" scale={1} unit="°C" />
        <ShowField source="viaTemperatura" conditional type="enum" choices={viaTemperatura} />
        <ShowField source="glucosaCapilar" type="number" scale={0} unit="mg/dL" />
        <ShowField source="dolor" type="number" scale={0} unit="EVA" />
        <ShowField source="diaforesis" type="enum" choices={diaforesis} />
      </ShowSection>
      <ShowSection id="medidas">
        <ShowField source="peso" type="number" scale={3} unit="kg" />
        <ShowField source="talla" type="number" scale={1} unit="cm" />
        <ShowField source="imc" conditional type="number" scale={2} unit="kg/m²" />
        <ShowField source="imcClase" conditional type="enum" choices={imcClase} />
        <ShowField source="perimetroCefalico" type="number" scale={1} unit="cm" />
        <ShowField source="perimetroAbdominal" type="number" scale={1} unit="cm" />
        <ShowField source="pliegue" type="number" scale={1} unit="cm" />
      </ShowSection>
      <ShowSection id="neurologico">
        <ShowField source="conciencia" type="enum" choices={conciencia} />
        <ShowField source="glasgowOcular" type="integer" />
        <ShowField source="verbalNoValorable" type="boolean" />
        <ShowField source="glasgowVerbal" conditional type="integer" />
        <ShowField source="glasgowMotora" type="integer" />
        <ShowField source="glasgow" conditional type="integer" />
        <ShowField source="glasgowTexto" conditional type="text" />
        <ShowGroup source="pupilaIzq">
          <ShowField source="mm" conditional type="number" scale={0} unit="mm" />
          <ShowField source="reaccion" conditional type="enum" choices={reaccionPupilar} />
        </ShowGroup>
        <ShowGroup source="pupilaDer">
          <ShowField source="mm" conditional type="number" scale={0} unit="mm" />
          <ShowField source="reaccion" conditional type="enum" choices={reaccionPupilar} />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="liquidos">
        <ShowField source="evacuaciones" type="integer" />
        <ShowLines source="liquidos" columns={liquidosAllColumns} />
        <ShowField source="uresisMl" type="number" scale={0} unit="mL" />
        <ShowField source="ingresosMl" type="number" scale={0} unit="mL" />
        <ShowField source="egresosMl" type="number" scale={0} unit="mL" />
        <ShowField source="balanceMl" conditional type="number" scale={0} unit="mL" />
      </ShowSection>
      <ShowSection id="news2">
        <ShowField source="news2Total" conditional type="integer" />
        <ShowField source="news2Riesgo" conditional type="enum" choices={riesgoNews2} />
        <ShowGroup source="news2" conditional>
          <ShowField source="aplica" conditional type="boolean" />
          <ShowField source="completo" conditional type="boolean" />
          <ShowField source="total" conditional type="integer" />
          <ShowField source="riesgo" conditional type="enum" choices={riesgoNews2} />
          <ShowField source="escalaSpo2" conditional type="enum" choices={escalaSpo2} />
          <ShowRecords
            source="componentes"
            conditional
            columns={[
              { source: 'signo', type: 'text' },
              { source: 'puntos', type: 'integer' },
            ]}
          />
          <ShowField source="faltan" conditional type="words" />
        </ShowGroup>
      </ShowSection>
      <ShowSection id="registro">
        <ShowField source="capturaTardia" conditional type="boolean" />
        <ShowField
          source="tomadoPorId"
          conditional
          type="reference"
          reference="personal-medico"
          labelField="tomadoPorNombre"
          permission="personal-medico.ver"
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
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="nucleoId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="nucleoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="confirmados" type="enums" choices={signoVital} />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField source="estatus" conditional type="enum" choices={estatusSignos} />
        <ShowField
          source="corrigeAId"
          conditional
          type="reference"
          reference="signos"
          labelField="corrigeANombre"
          permission="signos.ver"
        />
        <ShowField source="motivoCorreccion" conditional type="longText" wide />
        <ShowField source="edadAnios" conditional type="number" scale={0} unit="años" />
      </ShowSection>
    </>
  );
}
