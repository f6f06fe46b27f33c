// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { perfilForm } from '../../shared/forms/perfil.gen';
import { PerfilFields } from './fields.gen';

export default function PerfilEdit() {
  return (
    <EditPage form={perfilForm}>
      <PerfilFields />
    </EditPage>
  );
}
