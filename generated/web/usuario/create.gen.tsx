// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { usuarioForm } from '../../shared/forms/usuario.gen';
import { UsuarioFields } from './fields.gen';

export default function UsuarioCreate() {
  return (
    <CreatePage form={usuarioForm}>
      <UsuarioFields />
    </CreatePage>
  );
}
