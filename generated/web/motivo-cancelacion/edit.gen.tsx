// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { motivoCancelacionForm } from '../../shared/forms/motivo-cancelacion.gen';
import { MotivoCancelacionFields } from './fields.gen';

export default function MotivoCancelacionEdit() {
  return (
    <EditPage form={motivoCancelacionForm}>
      <MotivoCancelacionFields />
    </EditPage>
  );
}
