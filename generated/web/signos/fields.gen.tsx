// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { MultiSelect } from '#platform/web/ui/form/inputs/MultiSelect';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import {
  conciencia,
  diaforesis,
  dispositivoOxigeno,
  escalaSpo2,
  reaccionPupilar,
  signoVital,
  viaTemperatura,
} from './enums.gen';
import { liquidosColumns } from './lines.gen';

export function SignosFields() {
  return (
    <>
      <FormSection id="toma">
        <ReferenceInput source="pacienteId" required reference="paciente" labelField="pacienteNombre" />
        <ReferenceInput
          source="visitaId"
          hint
          reference="visita"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="visitaNombre"
        />
        <ReferenceInput
          source="hospitalizacionId"
          hint
          reference="hospitalizacion"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="hospitalizacionNombre"
        />
        <DateTimeInput source="fechaToma" required hint />
      </FormSection>
      <FormSection id="circulacion">
        <NumberInput source="tas" integer unit="mmHg" />
        <NumberInput source="tad" integer unit="mmHg" />
        <DerivedField source="tension" type="text" conditional />
        <DerivedField source="tam" type="number" scale={0} unit="mmHg" conditional />
        <NumberInput source="frecuenciaCardiaca" integer unit="lpm" />
        <NumberInput source="llenadoCapilarSeg" integer unit="s" />
      </FormSection>
      <FormSection id="respiracion">
        <NumberInput source="frecuenciaRespiratoria" integer unit="rpm" />
        <NumberInput source="spo2" integer unit="%" />
        <SwitchInput source="oxigenoSuplementario" />
        <SelectInput source="dispositivoOxigeno" choices={dispositivoOxigeno} />
        <NumberInput source="flujoLpm" scale={1} unit="L/min" />
        <NumberInput source="fio2" integer unit="%" />
        <SelectInput source="escalaSpo2" hint choices={escalaSpo2} />
      </FormSection>
      <FormSection id="temperatura">
        <NumberInput source="temperatura" scale={1} unit="°C" />
        <SelectInput source="viaTemperatura" choices={viaTemperatura} />
        <NumberInput source="glucosaCapilar" integer unit="mg/dL" />
        <NumberInput source="dolor" integer unit="EVA" />
        <SelectInput source="diaforesis" choices={diaforesis} />
      </FormSection>
      <FormSection id="medidas">
        <NumberInput source="peso" scale={3} unit="kg" />
        <NumberInput source="talla" scale={1} unit="cm" />
        <DerivedField source="imc" type="number" scale={2} unit="kg/m²" conditional />
        <NumberInput source="perimetroCefalico" scale={1} unit="cm" />
        <NumberInput source="perimetroAbdominal" scale={1} unit="cm" />
        <NumberInput source="pliegue" scale={1} unit="cm" />
      </FormSection>
      <FormSection id="neurologico">
        <SelectInput source="conciencia" choices={conciencia} />
        <NumberInput source="glasgowOcular" hint integer />
        <SwitchInput source="verbalNoValorable" hint />
        <NumberInput source="glasgowVerbal" hint integer />
        <NumberInput source="glasgowMotora" hint integer />
        <DerivedField source="glasgow" type="integer" conditional />
        <DerivedField source="glasgowTexto" type="text" conditional />
        <ObjectFields source="pupilaIzq">
          <NumberInput source="mm" integer unit="mm" />
          <SelectInput source="reaccion" choices={reaccionPupilar} />
        </ObjectFields>
        <ObjectFields source="pupilaDer">
          <NumberInput source="mm" integer unit="mm" />
          <SelectInput source="reaccion" choices={reaccionPupilar} />
        </ObjectFields>
      </FormSection>
      <FormSection id="liquidos">
        <NumberInput source="evacuaciones" integer />
        <LinesInput
          source="liquidos"
          hint
          rowKey="signosLiquidoId"
          columns={liquidosColumns}
          unique={[['tipo']]}
          maxItems={11}
        />
        <NumberInput source="uresisMl" integer unit="mL" />
        <NumberInput source="ingresosMl" integer unit="mL" />
        <NumberInput source="egresosMl" hint integer unit="mL" />
        <DerivedField source="balanceMl" type="number" scale={0} unit="mL" conditional />
      </FormSection>
      <FormSection id="registro">
        <MultiSelect source="confirmados" hint choices={signoVital} wide />
        <TextArea source="observaciones" wide />
      </FormSection>
    </>
  );
}
