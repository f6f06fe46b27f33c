// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function AdendaFields() {
  return (
    <>
      <FormSection id="general">
        <ReferenceInput source="consultaId" required reference="consulta" labelField="consultaNombre" />
        <TextArea source="texto" required wide />
      </FormSection>
    </>
  );
}
