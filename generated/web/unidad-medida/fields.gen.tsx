// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
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
