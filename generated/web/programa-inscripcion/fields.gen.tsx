// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function ProgramaInscripcionFields() {
  return (
    <>
      <FormSection id="inscripcion">
        <ReferenceInput source="programaId" required reference="programa" labelField="programaNombre" />
        <ReferenceInput source="pacienteId" required reference="paciente" labelField="pacienteNombre" />
        <ReferenceInput source="unidadId" required hint reference="unidad" labelField="unidadNombre" />
        <DateInput source="fecha" required />
        <DateInput source="proximaCita" hint />
        <TextArea source="justificacion" hint wide />
        <TextArea source="observaciones" wide />
      </FormSection>
    </>
  );
}
