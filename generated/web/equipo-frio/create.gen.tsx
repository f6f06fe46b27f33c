// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { equipoFrioForm } from '../../shared/forms/equipo-frio.gen';
import { EquipoFrioFields } from './fields.gen';

export default function EquipoFrioCreate() {
  return (
    <CreatePage form={equipoFrioForm} namedBy="nombre">
      <EquipoFrioFields />
    </CreatePage>
  );
}
