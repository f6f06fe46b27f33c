// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { motivoDiferenciaForm } from '../../shared/forms/motivo-diferencia.gen';
import { MotivoDiferenciaFields } from './fields.gen';

export default function MotivoDiferenciaEdit() {
  return (
    <EditPage form={motivoDiferenciaForm}>
      <MotivoDiferenciaFields />
    </EditPage>
  );
}
