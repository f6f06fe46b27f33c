// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function CartaCanjeFields() {
  return (
    <>
      <FormSection id="carta">
        <TextInput source="memoFolio" required hint maxLength={40} />
        <DateInput source="memoFecha" required />
        <NumberInput source="vigenciaMeses" required integer unit="meses" />
        <DerivedField source="vigenciaFecha" type="date" hint conditional />
        <NumberInput source="plazoRespuestaDias" required integer unit="días" />
        <TextArea source="condiciones" wide />
        <TextArea source="observaciones" wide />
      </FormSection>
      <FormSection id="lote">
        <ReferenceInput source="loteId" required reference="lote" labelField="loteNombre" />
      </FormSection>
      <FormSection id="saldo">
        <NumberInput source="cantidad" required integer />
      </FormSection>
    </>
  );
}
