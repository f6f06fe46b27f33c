// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { alertaSanitariaForm } from '../../shared/forms/alerta-sanitaria.gen';
import { AlertaSanitariaFields } from './fields.gen';

export default function AlertaSanitariaEdit() {
  return (
    <EditPage form={alertaSanitariaForm}>
      <AlertaSanitariaFields />
    </EditPage>
  );
}
