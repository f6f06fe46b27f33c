// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { motivoNoSurtidoForm } from '../../shared/forms/motivo-no-surtido.gen';
import { MotivoNoSurtidoFields } from './fields.gen';

export default function MotivoNoSurtidoEdit() {
  return (
    <EditPage form={motivoNoSurtidoForm}>
      <MotivoNoSurtidoFields />
    </EditPage>
  );
}
