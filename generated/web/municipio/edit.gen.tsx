// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { municipioForm } from '../../shared/forms/municipio.gen';
import { MunicipioFields } from './fields.gen';

export default function MunicipioEdit() {
  return (
    <EditPage form={municipioForm}>
      <MunicipioFields />
    </EditPage>
  );
}
