// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { lenguaIndigenaForm } from '../../shared/forms/lengua-indigena.gen';
import { LenguaIndigenaFields } from './fields.gen';

export default function LenguaIndigenaEdit() {
  return (
    <EditPage form={lenguaIndigenaForm}>
      <LenguaIndigenaFields />
    </EditPage>
  );
}
