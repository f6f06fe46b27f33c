// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { municipioForm } from '../../shared/forms/municipio.gen';
import { MunicipioFields } from './fields.gen';

export default function MunicipioCreate() {
  return (
    <CreatePage form={municipioForm} namedBy="nombre">
      <MunicipioFields />
    </CreatePage>
  );
}
