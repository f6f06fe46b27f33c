// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function PlantillaNotaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="nombre" required maxLength={80} />
        <ReferenceInput source="diagnosticoId" required reference="diagnostico" labelField="diagnosticoNombre" />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <TextArea source="padecimientoActual" wide />
        <TextArea source="exploracionFisica" wide />
        <TextArea source="tratamientoIndicaciones" wide />
      </FormSection>
    </>
  );
}
