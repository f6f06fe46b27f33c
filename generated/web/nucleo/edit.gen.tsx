// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { nucleoForm } from '../../shared/forms/nucleo.gen';
import { NucleoFields } from './fields.gen';

export default function NucleoEdit() {
  return (
    <EditPage form={nucleoForm}>
      <NucleoFields />
    </EditPage>
  );
}
