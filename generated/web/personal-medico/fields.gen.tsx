// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { EmbedFields } from '#platform/web/ui/form/inputs/EmbedFields';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { PictureInput } from '#platform/web/ui/form/inputs/PictureInput';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { PersonaFields } from '../persona/fields.gen';
import { tipoPersonal, turno } from './enums.gen';

export function PersonalMedicoFields() {
  return (
    <>
      <FormSection id="persona">
        <EmbedFields source="persona">
          <PersonaFields />
        </EmbedFields>
      </FormSection>
      <FormSection id="puesto">
        <SelectInput source="tipo" required choices={tipoPersonal} />
        <ReferenceInput source="unidadId" required hint reference="unidad" labelField="unidadNombre" />
        <ReferencesInput source="nucleoIds" hint reference="nucleo" dependsOn={{ unidadId: 'unidadId' }} wide />
        <SelectInput source="turno" required choices={turno} />
        <TextInput source="cargoCodigo" hint maxLength={10} />
        <TextInput source="cargoNombre" maxLength={100} />
        <DerivedField source="cargoNombreCodigo" type="text" />
        <TextInput source="numeroEmpleado" maxLength={20} />
      </FormSection>
      <FormSection id="profesion">
        <ReferenceInput source="especialidadId" reference="especialidad" canCreate labelField="especialidadNombre" />
        <TextInput source="cedulaProfesional" hint mask="digits" maxLength={8} />
        <TextInput source="cedulaEspecialidad" hint mask="digits" maxLength={8} />
        <PictureInput source="firmaImagenId" hint resource="personal-medico" wide />
      </FormSection>
      <FormSection id="autorizaciones">
        <SwitchInput source="puedePrescribir" required hint />
        <SwitchInput source="puedePrescribirControlados" required hint />
        <RecordsInput source="foliosControlados" hint maxItems={50}>
          <TextInput source="serie" required maxLength={10} />
          <NumberInput source="desde" required integer />
          <NumberInput source="hasta" required integer />
          <NumberInput source="usados" integer />
        </RecordsInput>
        <SwitchInput source="puedeAutorizarOrdenCargo" hint />
      </FormSection>
      <FormSection id="baja">
        <DateInput source="fechaBaja" />
        <TextInput source="motivoBaja" required maxLength={200} />
      </FormSection>
    </>
  );
}
