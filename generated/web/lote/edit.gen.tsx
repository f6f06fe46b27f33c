// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { loteForm } from '../../shared/forms/lote.gen';
import { LoteFields } from './fields.gen';

export default function LoteEdit() {
  return (
    <EditPage form={loteForm}>
      <LoteFields />
    </EditPage>
  );
}
