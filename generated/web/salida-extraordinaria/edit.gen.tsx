// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { salidaExtraordinariaForm } from '../../shared/forms/salida-extraordinaria.gen';
import { SalidaExtraordinariaFields } from './fields.gen';

export default function SalidaExtraordinariaEdit() {
  return (
    <EditPage form={salidaExtraordinariaForm}>
      <SalidaExtraordinariaFields />
    </EditPage>
  );
}
