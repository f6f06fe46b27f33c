// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { procedimientoTipo, sexoPermitido } from './enums.gen';
import { insumosSugeridosColumns } from './lines.gen';

export function ProcedimientoFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={5} />
        <TextArea source="nombre" required wide />
        <SelectInput source="tipo" required choices={procedimientoTipo} />
        <SelectInput source="sexoPermitido" required choices={sexoPermitido} />
        <SwitchInput source="requiereConsentimiento" required hint />
      </FormSection>
      <FormSection id="insumos">
        <LinesInput
          source="insumosSugeridos"
          hint
          rowKey="procedimientoInsumosSugeridosId"
          columns={insumosSugeridosColumns}
          unique={[['insumoId']]}
          scan={{ reference: 'insumoId', quantity: 'cantidad' }}
          maxItems={100}
          plain
        />
      </FormSection>
    </>
  );
}
