// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { nucleoForm } from '../../shared/forms/nucleo.gen';
import { NucleoFields } from './fields.gen';

export default function NucleoCreate() {
  return (
    <CreatePage form={nucleoForm} namedBy="nombre">
      <NucleoFields />
    </CreatePage>
  );
}
