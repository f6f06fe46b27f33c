// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { TimeInput } from '#platform/web/ui/form/inputs/TimeInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { turno } from './enums.gen';

export function TurnoFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={80} />
        <SelectInput source="codigo" required hint choices={turno} />
        <TimeInput source="horaInicio" required />
        <TimeInput source="horaFin" required hint />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
