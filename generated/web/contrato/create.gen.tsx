// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { contratoForm } from '../../shared/forms/contrato.gen';
import { ContratoFields } from './fields.gen';

export default function ContratoCreate() {
  return (
    <CreatePage form={contratoForm} namedBy="numero">
      <ContratoFields />
    </CreatePage>
  );
}
