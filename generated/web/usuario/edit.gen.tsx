// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { usuarioForm } from '../../shared/forms/usuario.gen';
import { UsuarioFields } from './fields.gen';

export default function UsuarioEdit() {
  return (
    <EditPage form={usuarioForm}>
      <UsuarioFields />
    </EditPage>
  );
}
