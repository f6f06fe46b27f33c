// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { usuarioMuestraForm } from '../../shared/forms/usuario-muestra.gen';
import { UsuarioMuestraFields } from './fields.gen';

export default function UsuarioMuestraEdit() {
  return (
    <EditPage form={usuarioMuestraForm}>
      <UsuarioMuestraFields />
    </EditPage>
  );
}
