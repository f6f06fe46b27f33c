// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { motivoSalidaExtraordinariaForm } from '../../shared/forms/motivo-salida-extraordinaria.gen';
import { MotivoSalidaExtraordinariaFields } from './fields.gen';

export default function MotivoSalidaExtraordinariaEdit() {
  return (
    <EditPage form={motivoSalidaExtraordinariaForm}>
      <MotivoSalidaExtraordinariaFields />
    </EditPage>
  );
}
