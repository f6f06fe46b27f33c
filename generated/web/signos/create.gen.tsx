// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { signosForm } from '../../shared/forms/signos.gen';
import { SignosFields } from './fields.gen';

export default function SignosCreate() {
  return (
    <CreatePage form={signosForm}>
      <SignosFields />
    </CreatePage>
  );
}
