// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoSustancia } from './enums.gen';

export function SustanciaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={60} />
        <TextInput source="nombre" required maxLength={80} />
        <SelectInput source="tipo" required choices={tipoSustancia} />
        <TextInput source="atc" hint maxLength={7} />
        <TagsInput source="sinonimos" hint />
        <TagsInput source="grupos" hint />
        <TagsInput source="cruzadas" hint />
        <SwitchInput source="comparteAlergia" />
        <SwitchInput source="duplicaTerapia" />
        <TextInput source="fuente" maxLength={200} />
      </FormSection>
    </>
  );
}
