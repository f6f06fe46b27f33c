// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { viaAdministracionForm } from '../../shared/forms/via-administracion.gen';
import { ViaAdministracionFields } from './fields.gen';

export default function ViaAdministracionCreate() {
  return (
    <CreatePage form={viaAdministracionForm} namedBy="nombre">
      <ViaAdministracionFields />
    </CreatePage>
  );
}
