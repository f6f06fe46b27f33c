// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { unidadForm } from '../../shared/forms/unidad.gen';
import { UnidadFields } from './fields.gen';

export default function UnidadCreate() {
  return (
    <CreatePage form={unidadForm} namedBy="nombre">
      <UnidadFields />
    </CreatePage>
  );
}
