// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { formaFarmaceuticaEstadoFisico } from './enums.gen';

export function FormaFarmaceuticaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={30} />
        <TextInput source="nombre" required maxLength={100} />
        <SelectInput source="estadoFisico" required choices={formaFarmaceuticaEstadoFisico} />
      </FormSection>
    </>
  );
}
