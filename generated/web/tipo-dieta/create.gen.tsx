// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { tipoDietaForm } from '../../shared/forms/tipo-dieta.gen';
import { TipoDietaFields } from './fields.gen';

export default function TipoDietaCreate() {
  return (
    <CreatePage form={tipoDietaForm} namedBy="nombre">
      <TipoDietaFields />
    </CreatePage>
  );
}
