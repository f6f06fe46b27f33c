// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { moduloForm } from '../../shared/forms/modulo.gen';
import { ModuloFields } from './fields.gen';

export default function ModuloCreate() {
  return (
    <CreatePage form={moduloForm} namedBy="nombre">
      <ModuloFields />
    </CreatePage>
  );
}
