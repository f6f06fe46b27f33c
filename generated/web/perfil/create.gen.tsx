// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { perfilForm } from '../../shared/forms/perfil.gen';
import { PerfilFields } from './fields.gen';

export default function PerfilCreate() {
  return (
    <CreatePage form={perfilForm} namedBy="titulo">
      <PerfilFields />
    </CreatePage>
  );
}
