// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { contratoForm } from '../../shared/forms/contrato.gen';
import { ContratoFields } from './fields.gen';

export default function ContratoEdit() {
  return (
    <EditPage form={contratoForm}>
      <ContratoFields />
    </EditPage>
  );
}
