// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { personalMedicoForm } from '../../shared/forms/personal-medico.gen';
import { PersonalMedicoFields } from './fields.gen';

export default function PersonalMedicoEdit() {
  return (
    <EditPage form={personalMedicoForm}>
      <PersonalMedicoFields />
    </EditPage>
  );
}
