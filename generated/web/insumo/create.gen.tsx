// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { insumoForm } from '../../shared/forms/insumo.gen';
import { InsumoFields } from './fields.gen';

export default function InsumoCreate() {
  return (
    <CreatePage form={insumoForm} namedBy="nombreGenerico">
      <InsumoFields />
    </CreatePage>
  );
}
