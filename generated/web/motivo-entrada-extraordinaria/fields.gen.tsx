// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function MotivoEntradaExtraordinariaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={100} />
        <SwitchInput source="requiereAutorizacion" required hint />
        <SwitchInput source="requiereEvidencia" required hint />
        <SwitchInput source="permiteSinCosto" required hint />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
