// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { TimeInput } from '#platform/web/ui/form/inputs/TimeInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { unidadConectividad, unidadEstatusOperacion } from './enums.gen';

export function UnidadFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clues" required hint mask="clues" maxLength={11} />
        <TextInput source="nombre" required maxLength={150} />
        <TextInput source="nombreCorto" hint maxLength={40} />
        <ReferenceInput source="unidadTipoId" required reference="unidad-tipo" labelField="unidadTipoNombre" />
        <ReferenceInput source="jurisdiccionId" hint reference="jurisdiccion" labelField="jurisdiccionNombre" />
      </FormSection>
      <FormSection id="ubicacion">
        <ObjectFields source="domicilio" required>
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
        <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} />
        <TextInput source="correo" type="email" maxLength={120} />
      </FormSection>
      <FormSection id="operacion">
        <ReferenceInput source="unidadAbastecedoraId" hint reference="unidad" labelField="unidadAbastecedoraNombre" />
        <SelectInput source="conectividad" required choices={unidadConectividad} />
        <SelectInput source="estatusOperacion" required choices={unidadEstatusOperacion} />
        <TextInput source="zonaHoraria" required hint maxLength={40} />
        <RecordsInput source="horarioAtencion" hint maxItems={21}>
          <NumberInput source="dia" required hint integer />
          <TimeInput source="abre" required />
          <TimeInput source="cierra" required />
        </RecordsInput>
      </FormSection>
      <FormSection id="responsables">
        <ReferenceInput
          source="responsablePersonalId"
          reference="personal-medico"
          labelField="responsablePersonalNombre"
        />
        <ReferenceInput
          source="responsableSanitarioId"
          hint
          reference="personal-medico"
          labelField="responsableSanitarioNombre"
        />
      </FormSection>
    </>
  );
}
