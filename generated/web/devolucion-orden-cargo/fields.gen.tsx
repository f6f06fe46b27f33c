// Generated from schemas/entities/hospital/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DerivedField } from '../../../src/ui/form/derived/DerivedField';

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
