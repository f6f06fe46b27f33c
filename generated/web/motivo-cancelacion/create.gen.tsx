// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { motivoCancelacionForm } from '../../shared/forms/motivo-cancelacion.gen';
import { MotivoCancelacionFields } from './fields.gen';

export default function MotivoCancelacionCreate() {
  return (
    <CreatePage form={motivoCancelacionForm} namedBy="nombre">
      <MotivoCancelacionFields />
    </CreatePage>
  );
}
