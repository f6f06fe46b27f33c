// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function DevolucionOrdenCargoFields() {
  return (
    <>
      <FormSection id="devolucion">
        <DerivedField source="piezas" type="integer" conditional />
        <DerivedField source="importeTotal" type="money" hint conditional />
      </FormSection>
    </>
  );
}
