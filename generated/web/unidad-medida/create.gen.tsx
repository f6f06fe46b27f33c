// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { unidadMedidaForm } from '../../shared/forms/unidad-medida.gen';
import { UnidadMedidaFields } from './fields.gen';

export default function UnidadMedidaCreate() {
  return (
    <CreatePage form={unidadMedidaForm} namedBy="nombre">
      <UnidadMedidaFields />
    </CreatePage>
  );
}
