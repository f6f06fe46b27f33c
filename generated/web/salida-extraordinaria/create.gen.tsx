// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { salidaExtraordinariaForm } from '../../shared/forms/salida-extraordinaria.gen';
import { SalidaExtraordinariaFields } from './fields.gen';

export default function SalidaExtraordinariaCreate() {
  return (
    <CreatePage form={salidaExtraordinariaForm}>
      <SalidaExtraordinariaFields />
    </CreatePage>
  );
}
