// Generated from schemas/entities/suministro/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';

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
