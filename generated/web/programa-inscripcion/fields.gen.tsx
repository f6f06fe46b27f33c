// Generated from schemas/entities/clinica/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DateInput } from '../../../src/ui/form/inputs/DateInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';

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
