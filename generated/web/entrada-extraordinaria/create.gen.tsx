// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { entradaExtraordinariaForm } from '../../shared/forms/entrada-extraordinaria.gen';
import { EntradaExtraordinariaFields } from './fields.gen';

export default function EntradaExtraordinariaCreate() {
  return (
    <CreatePage form={entradaExtraordinariaForm}>
      <EntradaExtraordinariaFields />
    </CreatePage>
  );
}
