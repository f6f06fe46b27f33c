// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { origenFinanciamiento } from './enums.gen';

export function FuenteFinanciamientoFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={25} />
        <TextInput source="nombre" required maxLength={120} />
        <SelectInput source="origen" required choices={origenFinanciamiento} />
        <NumberInput source="ejercicio" required integer />
        <TextInput source="partidaPresupuestal" hint mask="digits" maxLength={5} />
      </FormSection>
    </>
  );
}
