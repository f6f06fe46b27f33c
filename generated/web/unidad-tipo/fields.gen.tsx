// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { grupoUnidad } from './enums.gen';

export function UnidadTipoFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={10} />
        <TextInput source="nombre" required maxLength={80} />
        <SelectInput source="grupo" required hint choices={grupoUnidad} />
        <NumberInput source="nivelAtencion" required hint integer />
      </FormSection>
      <FormSection id="servicios">
        <SwitchInput source="tieneHospitalizacion" />
        <SwitchInput source="tieneFarmacia" />
        <SwitchInput source="tieneUrgencias" />
        <NumberInput source="nucleosPrevistos" hint integer />
      </FormSection>
    </>
  );
}
