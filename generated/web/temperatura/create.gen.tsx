// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { temperaturaForm } from '../../shared/forms/temperatura.gen';
import { TemperaturaFields } from './fields.gen';

export default function TemperaturaCreate() {
  return (
    <CreatePage form={temperaturaForm}>
      <TemperaturaFields />
    </CreatePage>
  );
}
