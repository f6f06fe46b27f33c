// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { destinoSalida } from './enums.gen';

export function MotivoSalidaExtraordinariaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={100} />
        <SwitchInput source="requiereAutorizacion" required hint />
        <SwitchInput source="requiereEvidencia" required hint />
        <SwitchInput source="requiereActa" required hint />
        <SelectInput source="destino" required choices={destinoSalida} />
        <SwitchInput source="esMerma" required hint />
        <SwitchInput source="permiteLoteCaducado" required />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
