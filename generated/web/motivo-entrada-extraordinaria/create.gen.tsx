// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { motivoEntradaExtraordinariaForm } from '../../shared/forms/motivo-entrada-extraordinaria.gen';
import { MotivoEntradaExtraordinariaFields } from './fields.gen';

export default function MotivoEntradaExtraordinariaCreate() {
  return (
    <CreatePage form={motivoEntradaExtraordinariaForm} namedBy="nombre">
      <MotivoEntradaExtraordinariaFields />
    </CreatePage>
  );
}
