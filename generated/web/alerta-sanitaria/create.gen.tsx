// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { alertaSanitariaForm } from '../../shared/forms/alerta-sanitaria.gen';
import { AlertaSanitariaFields } from './fields.gen';

export default function AlertaSanitariaCreate() {
  return (
    <CreatePage form={alertaSanitariaForm}>
      <AlertaSanitariaFields />
    </CreatePage>
  );
}
