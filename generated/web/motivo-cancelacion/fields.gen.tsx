// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { MultiSelect } from '#platform/web/ui/form/inputs/MultiSelect';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoDocumento } from './enums.gen';

export function MotivoCancelacionFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={25} />
        <TextInput source="nombre" required maxLength={100} />
        <MultiSelect source="aplicaA" required hint choices={tipoDocumento} wide />
        <SwitchInput source="requiereExplicacion" required hint />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
