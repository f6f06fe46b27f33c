// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { motivoEntradaExtraordinariaForm } from '../../shared/forms/motivo-entrada-extraordinaria.gen';
import { MotivoEntradaExtraordinariaFields } from './fields.gen';

export default function MotivoEntradaExtraordinariaEdit() {
  return (
    <EditPage form={motivoEntradaExtraordinariaForm}>
      <MotivoEntradaExtraordinariaFields />
    </EditPage>
  );
}
