// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';

export default function AlertaSanitariaEmitirInputs() {
  return (
    <>
      <TagsInput source="otrosNumeros" hint />
      <SwitchInput source="parecidosRevisados" hint />
    </>
  );
}
