// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { sexoPermitido } from './enums.gen';

export function DiagnosticoFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={4} />
        <DerivedField source="claveConPunto" type="text" />
        <TextArea source="nombre" required wide />
        <TextInput source="capitulo" hint maxLength={5} />
        <TagsInput source="sinonimos" hint />
      </FormSection>
      <FormSection id="uso">
        <SelectInput source="sexoPermitido" required choices={sexoPermitido} />
        <NumberInput source="edadMinimaDias" hint integer unit="días" />
        <NumberInput source="edadMaximaDias" hint integer unit="días" />
        <SwitchInput source="notificacionObligatoria" hint />
        <SwitchInput source="cronico" />
      </FormSection>
    </>
  );
}
