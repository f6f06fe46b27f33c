// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { unidadForm } from '../../shared/forms/unidad.gen';
import { UnidadFields } from './fields.gen';

export default function UnidadEdit() {
  return (
    <EditPage form={unidadForm}>
      <UnidadFields />
    </EditPage>
  );
}
