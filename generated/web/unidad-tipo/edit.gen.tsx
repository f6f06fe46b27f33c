// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { unidadTipoForm } from '../../shared/forms/unidad-tipo.gen';
import { UnidadTipoFields } from './fields.gen';

export default function UnidadTipoEdit() {
  return (
    <EditPage form={unidadTipoForm}>
      <UnidadTipoFields />
    </EditPage>
  );
}
