// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { tipoDietaForm } from '../../shared/forms/tipo-dieta.gen';
import { TipoDietaFields } from './fields.gen';

export default function TipoDietaEdit() {
  return (
    <EditPage form={tipoDietaForm}>
      <TipoDietaFields />
    </EditPage>
  );
}
