// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { solicitudSugeridaTipo } from '../enums.gen';

export { solicitudSugeridaForm as form } from '../../../shared/forms/operation-solicitudSugerida.gen';

export default function SolicitudSugeridaInputs() {
  return (
    <>
      <ReferenceInput source="almacenSolicitanteId" required reference="almacen" />
      <SelectInput source="tipo" required choices={solicitudSugeridaTipo} />
      <ReferenceInput source="almacenSurtidorId" hint reference="almacen" />
    </>
  );
}
