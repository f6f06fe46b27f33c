// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { formaFarmaceuticaForm } from '../../shared/forms/forma-farmaceutica.gen';
import { FormaFarmaceuticaFields } from './fields.gen';

export default function FormaFarmaceuticaCreate() {
  return (
    <CreatePage form={formaFarmaceuticaForm} namedBy="nombre">
      <FormaFarmaceuticaFields />
    </CreatePage>
  );
}
