// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { usuarioMuestraForm } from '../../shared/forms/usuario-muestra.gen';
import { UsuarioMuestraFields } from './fields.gen';

export default function UsuarioMuestraCreate() {
  return (
    <CreatePage form={usuarioMuestraForm}>
      <UsuarioMuestraFields />
    </CreatePage>
  );
}
