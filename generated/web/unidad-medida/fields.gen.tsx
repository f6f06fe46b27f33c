// Generated from schemas/entities/suministro/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import { tipoUnidadMedida } from './enums.gen';

export function UnidadMedidaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={60} />
        <TextInput source="abreviatura" required hint maxLength={15} />
        <SelectInput source="tipo" required hint choices={tipoUnidadMedida} />
      </FormSection>
    </>
  );
}
