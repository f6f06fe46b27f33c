// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { personalMedicoForm } from '../../shared/forms/personal-medico.gen';
import { PersonalMedicoFields } from './fields.gen';

export default function PersonalMedicoCreate() {
  return (
    <CreatePage form={personalMedicoForm}>
      <PersonalMedicoFields />
    </CreatePage>
  );
}
