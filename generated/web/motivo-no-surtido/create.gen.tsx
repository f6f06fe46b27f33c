// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { motivoNoSurtidoForm } from '../../shared/forms/motivo-no-surtido.gen';
import { MotivoNoSurtidoFields } from './fields.gen';

export default function MotivoNoSurtidoCreate() {
  return (
    <CreatePage form={motivoNoSurtidoForm} namedBy="nombre">
      <MotivoNoSurtidoFields />
    </CreatePage>
  );
}
