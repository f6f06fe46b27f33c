// Generated from schemas/entities/clinica/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DerivedField } from '../../../src/ui/form/derived/DerivedField';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import { TagsInput } from '../../../src/ui/form/inputs/TagsInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
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
