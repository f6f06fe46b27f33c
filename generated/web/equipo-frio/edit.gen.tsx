// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { equipoFrioForm } from '../../shared/forms/equipo-frio.gen';
import { EquipoFrioFields } from './fields.gen';

export default function EquipoFrioEdit() {
  return (
    <EditPage form={equipoFrioForm}>
      <EquipoFrioFields />
    </EditPage>
  );
}
