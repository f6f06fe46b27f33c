// Generated from schemas/entities/organizacion/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { unidadForm } from '../../shared/forms/unidad.gen';
import { UnidadFields } from './fields.gen';

export default function UnidadCreate() {
  return (
    <CreatePage form={unidadForm} namedBy="nombre">
      <UnidadFields />
    </CreatePage>
  );
}
