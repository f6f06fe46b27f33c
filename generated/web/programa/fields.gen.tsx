// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { FormTabs } from '#platform/web/ui/form/page/FormTabs';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { genero, mes, programaTipo } from './enums.gen';
import { insumosColumns } from './lines.gen';

export function ProgramaFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={15} />
        <TextInput source="nombre" required maxLength={120} />
        <SelectInput source="tipo" required choices={programaTipo} />
        <TextArea source="descripcion" wide />
        <ReferenceInput source="responsableId" required reference="personal-medico" labelField="responsableNombre" />
        <DateInput source="vigenciaDesde" required />
        <DateInput source="vigenciaHasta" hint />
      </FormSection>
      <FormSection id="alcance">
        <ObjectFields source="poblacionObjetivo">
          <SelectInput source="genero" hint choices={genero} />
          <NumberInput source="edadMin" integer unit="años" />
          <NumberInput source="edadMax" integer unit="años" />
        </ObjectFields>
        <ReferencesInput source="diagnosticoIds" hint reference="diagnostico" wide />
        <ReferencesInput source="unidadIds" hint reference="unidad" wide />
      </FormSection>
      <FormTabs ids={['insumos', 'metas']}>
        <FormSection id="insumos">
          <LinesInput
            source="insumos"
            rowKey="programaInsumosId"
            columns={insumosColumns}
            unique={[['insumoId']]}
            scan={{ reference: 'insumoId', quantity: 'cantidadPorPaciente' }}
            maxItems={100}
            plain
          />
        </FormSection>
        <FormSection id="metas">
          <RecordsInput source="metas" hint maxItems={120}>
            <NumberInput source="anio" required integer />
            <SelectInput source="mes" required choices={mes} />
            <NumberInput source="meta" required integer />
          </RecordsInput>
        </FormSection>
      </FormTabs>
    </>
  );
}
