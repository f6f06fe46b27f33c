// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function TemperaturaFields() {
  return (
    <>
      <FormSection id="lectura">
        <ReferenceInput source="equipoFrioId" required reference="equipo-frio" labelField="equipoFrioNombre" />
        <NumberInput source="temperatura" required hint scale={1} unit="°C" />
        <DateTimeInput source="fecha" required hint />
        <NumberInput source="humedad" integer unit="%" />
      </FormSection>
      <FormSection id="registrada">
        <NumberInput source="minimaRegistrada" hint scale={1} unit="°C" />
        <NumberInput source="maximaRegistrada" hint scale={1} unit="°C" />
      </FormSection>
      <FormSection id="accion">
        <TextArea source="accion" hint wide />
      </FormSection>
      <FormSection id="lugar">
        <ReferenceInput
          source="corrigeId"
          hint
          reference="temperatura"
          dependsOn={{ equipoFrioId: 'equipoFrioId' }}
          labelField="corrigeNombre"
        />
        <TextArea source="observaciones" wide />
        <DerivedField
          source="responsableId"
          type="reference"
          reference="usuario"
          labelField="responsableNombre"
          permission="usuario.ver"
          conditional
        />
      </FormSection>
    </>
  );
}
