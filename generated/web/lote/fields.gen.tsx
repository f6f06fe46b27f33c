// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function LoteFields() {
  return (
    <>
      <FormSection id="existencia">
        <TextInput source="ubicacionCodigo" maxLength={20} />
        <TextArea source="observaciones" wide />
      </FormSection>
    </>
  );
}
