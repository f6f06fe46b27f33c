// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { unidadMedidaForm } from '../../shared/forms/unidad-medida.gen';
import { UnidadMedidaFields } from './fields.gen';

export default function UnidadMedidaEdit() {
  return (
    <EditPage form={unidadMedidaForm}>
      <UnidadMedidaFields />
    </EditPage>
  );
}
