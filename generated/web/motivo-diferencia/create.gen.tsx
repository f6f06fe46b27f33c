// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { motivoDiferenciaForm } from '../../shared/forms/motivo-diferencia.gen';
import { MotivoDiferenciaFields } from './fields.gen';

export default function MotivoDiferenciaCreate() {
  return (
    <CreatePage form={motivoDiferenciaForm} namedBy="nombre">
      <MotivoDiferenciaFields />
    </CreatePage>
  );
}
