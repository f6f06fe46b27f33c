// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { formaFarmaceuticaForm } from '../../shared/forms/forma-farmaceutica.gen';
import { FormaFarmaceuticaFields } from './fields.gen';

export default function FormaFarmaceuticaEdit() {
  return (
    <EditPage form={formaFarmaceuticaForm}>
      <FormaFarmaceuticaFields />
    </EditPage>
  );
}
