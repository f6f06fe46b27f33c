// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { loteEstatusEstatus } from '../enums.gen';

export { loteEstatusForm as form } from '../../../shared/forms/operation-loteEstatus.gen';

export default function LoteEstatusInputs() {
  return (
    <>
      <SelectInput source="estatus" required choices={loteEstatusEstatus} />
      <TextArea source="motivo" required wide />
      <SwitchInput source="red" hint />
    </>
  );
}
