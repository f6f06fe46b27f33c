// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { MultiSelect } from '#platform/web/ui/form/inputs/MultiSelect';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { grupoNavegacion, grupoUnidad, icono } from './enums.gen';

export function ModuloFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={40} />
        <TextInput source="nombre" required maxLength={80} />
        <TextInput source="nombreEn" maxLength={80} />
      </FormSection>
      <FormSection id="menu">
        <SelectInput source="grupoNavegacion" required choices={grupoNavegacion} />
        <ReferenceInput source="moduloPadreId" hint reference="modulo" labelField="moduloPadreNombre" />
        <TextArea source="ruta" hint wide />
        <SelectInput source="icono" choices={icono} />
        <NumberInput source="orden" required hint integer />
      </FormSection>
      <FormSection id="acceso">
        <MultiSelect source="gruposUnidad" hint choices={grupoUnidad} wide />
        <TagsInput source="permisosRequeridos" hint />
        <SwitchInput source="visibleTablet" required />
      </FormSection>
    </>
  );
}
