// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { entradaExtraordinariaForm } from '../../shared/forms/entrada-extraordinaria.gen';
import { EntradaExtraordinariaFields } from './fields.gen';

export default function EntradaExtraordinariaEdit() {
  return (
    <EditPage form={entradaExtraordinariaForm}>
      <EntradaExtraordinariaFields />
    </EditPage>
  );
}
