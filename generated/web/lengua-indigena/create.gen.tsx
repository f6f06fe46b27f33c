// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { lenguaIndigenaForm } from '../../shared/forms/lengua-indigena.gen';
import { LenguaIndigenaFields } from './fields.gen';

export default function LenguaIndigenaCreate() {
  return (
    <CreatePage form={lenguaIndigenaForm} namedBy="nombre">
      <LenguaIndigenaFields />
    </CreatePage>
  );
}
