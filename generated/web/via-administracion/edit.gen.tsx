// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { viaAdministracionForm } from '../../shared/forms/via-administracion.gen';
import { ViaAdministracionFields } from './fields.gen';

export default function ViaAdministracionEdit() {
  return (
    <EditPage form={viaAdministracionForm}>
      <ViaAdministracionFields />
    </EditPage>
  );
}
