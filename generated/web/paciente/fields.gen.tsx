// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { EmbedFields } from '#platform/web/ui/form/inputs/EmbedFields';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { PictureInput } from '#platform/web/ui/form/inputs/PictureInput';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { FormTabs } from '#platform/web/ui/form/page/FormTabs';
import { PersonaFields } from '../persona/fields.gen';
import {
  afiliacion,
  estadoAlergia,
  estadoPadecimiento,
  gravedadAlergia,
  pacienteGrupoSanguineo,
  pacienteMotivoSinCurp,
  tipoAlergia,
} from './enums.gen';

export function PacienteFields() {
  return (
    <>
      <FormSection id="persona">
        <EmbedFields source="persona">
          <PersonaFields />
        </EmbedFields>
        <DerivedField source="edad" type="text" />
        <SwitchInput source="fechaNacimientoEstimada" required />
      </FormSection>
      <FormSection id="identificacion">
        <SelectInput source="motivoSinCurp" choices={pacienteMotivoSinCurp} />
        <DerivedField source="provisional" type="boolean" hint />
        <TextArea source="senas" hint wide />
        <ReferenceInput source="unidadId" required hint reference="unidad" labelField="unidadNombre" />
        <ReferenceInput source="nacionalidad" reference="pais" labelField="nacionalidadNombre" />
        <SelectInput source="afiliacion" required choices={afiliacion} />
        <TextInput source="numeroAfiliacion" maxLength={20} />
        <PictureInput source="fotoId" resource="paciente" square wide />
      </FormSection>
      <FormTabs ids={['domicilio', 'contactos', 'salud', 'privacidad']}>
        <FormSection id="domicilio">
          <ObjectFields source="domicilio" required plain>
            <TextInput source="calle" required maxLength={120} />
            <TextInput source="numeroExterior" hint maxLength={15} />
            <TextInput source="numeroInterior" maxLength={15} />
            <ReferenceInput
              source="codigoPostal"
              hint
              reference="codigo-postal"
              dependsOn={{ estadoClave: 'estadoClave', municipioId: 'municipioId' }}
              fills
            />
            <ReferenceInput source="estadoClave" required reference="estado" filter={{ paisCodigo: 'MX' }} />
            <ReferenceInput
              source="municipioId"
              required
              reference="municipio"
              dependsOn={{ estadoClave: 'estadoClave' }}
            />
            <ReferenceInput
              source="coloniaId"
              reference="colonia"
              dependsOn={{ codigoPostal: 'codigoPostal' }}
              canCreate
            />
            <TextInput source="coloniaTexto" maxLength={100} />
            <TextInput source="entreCalles" maxLength={160} />
            <TextArea source="referencias" hint wide />
            <NumberInput source="latitud" scale={6} unit="°" />
            <NumberInput source="longitud" scale={6} unit="°" />
          </ObjectFields>
        </FormSection>
        <FormSection id="contactos">
          <RecordsInput source="contactos" hint maxItems={10}>
            <TextInput source="nombre" required maxLength={120} />
            <ReferenceInput source="parentescoId" required reference="parentesco" />
            <TextInput source="telefono" type="phone" mask="phone" maxLength={16} />
            <SwitchInput source="esResponsableLegal" />
          </RecordsInput>
        </FormSection>
        <FormSection id="salud">
          <SelectInput source="grupoSanguineo" choices={pacienteGrupoSanguineo} />
          <SwitchInput source="alergiasNegadas" hint />
          <RecordsInput source="alergias" maxItems={50}>
            <TextInput source="sustancia" required maxLength={120} />
            <ReferenceInput source="sustanciaId" hint reference="sustancia" />
            <ReferenceInput source="insumoId" reference="insumo" />
            <SelectInput source="tipo" required choices={tipoAlergia} />
            <TextInput source="reaccion" maxLength={200} />
            <SelectInput source="gravedad" required choices={gravedadAlergia} />
            <SelectInput source="estado" required choices={estadoAlergia} />
            <DateInput source="fecha" />
          </RecordsInput>
          <RecordsInput source="padecimientosCronicos" maxItems={30}>
            <ReferenceInput source="diagnosticoId" required reference="diagnostico" filter={{ cronico: true }} />
            <DateInput source="desde" />
            <SelectInput source="estado" required choices={estadoPadecimiento} />
          </RecordsInput>
          <TagsInput source="discapacidades" />
          <SwitchInput source="requiereInterprete" />
          <ObjectFields source="embarazo">
            <SwitchInput source="activo" />
            <DateInput source="fum" />
            <SwitchInput source="altoRiesgo" />
          </ObjectFields>
        </FormSection>
        <FormSection id="privacidad">
          <ObjectFields source="avisoPrivacidad" hint plain>
            <SwitchInput source="aceptado" />
            <DateInput source="fecha" />
            <TextInput source="version" maxLength={20} />
            <TextInput source="firmaUrl" type="url" maxLength={300} />
          </ObjectFields>
        </FormSection>
      </FormTabs>
    </>
  );
}
