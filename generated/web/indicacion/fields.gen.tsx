// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoIndicacion, unidadDosis, via } from './enums.gen';

export function IndicacionFields() {
  return (
    <>
      <FormSection id="indicacion">
        <ReferenceInput
          source="hospitalizacionId"
          required
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
        />
        <ReferenceInput
          source="notaEvolucionId"
          reference="nota-evolucion"
          dependsOn={{ hospitalizacionId: 'hospitalizacionId' }}
          labelField="notaEvolucionNombre"
        />
        <SelectInput source="tipo" required choices={tipoIndicacion} />
        <ReferenceInput
          source="insumoId"
          reference="insumo"
          filter={{ tipo: 'MEDICAMENTO' }}
          labelField="insumoNombre"
        />
        <TextArea source="descripcion" hint wide />
      </FormSection>
      <FormSection id="horario">
        <NumberInput source="dosis" scale={3} />
        <SelectInput source="unidadDosis" choices={unidadDosis} />
        <SelectInput source="via" choices={via} />
        <NumberInput source="frecuenciaHoras" hint integer unit="h" />
        <SwitchInput source="prn" required />
        <TextInput source="indicacionPrn" maxLength={200} />
        <DateTimeInput source="desde" required />
        <DateTimeInput source="hasta" />
      </FormSection>
      <FormSection id="registro">
        <TextArea source="justificacion" hint wide />
      </FormSection>
    </>
  );
}
