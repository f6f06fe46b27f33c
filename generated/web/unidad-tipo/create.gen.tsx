// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { unidadTipoForm } from '../../shared/forms/unidad-tipo.gen';
import { UnidadTipoFields } from './fields.gen';

export default function UnidadTipoCreate() {
  return (
    <CreatePage form={unidadTipoForm} namedBy="nombre">
      <UnidadTipoFields />
    </CreatePage>
  );
}
