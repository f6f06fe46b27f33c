// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { estadoForm } from '../../shared/forms/estado.gen';
import { EstadoFields } from './fields.gen';

export default function EstadoCreate() {
  return (
    <CreatePage form={estadoForm} namedBy="nombre">
      <EstadoFields />
    </CreatePage>
  );
}
