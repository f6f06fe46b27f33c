// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { motivoSalidaExtraordinariaForm } from '../../shared/forms/motivo-salida-extraordinaria.gen';
import { MotivoSalidaExtraordinariaFields } from './fields.gen';

export default function MotivoSalidaExtraordinariaCreate() {
  return (
    <CreatePage form={motivoSalidaExtraordinariaForm} namedBy="nombre">
      <MotivoSalidaExtraordinariaFields />
    </CreatePage>
  );
}
