// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';

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
