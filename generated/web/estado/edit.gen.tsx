// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { estadoForm } from '../../shared/forms/estado.gen';
import { EstadoFields } from './fields.gen';

export default function EstadoEdit() {
  return (
    <EditPage form={estadoForm}>
      <EstadoFields />
    </EditPage>
  );
}
