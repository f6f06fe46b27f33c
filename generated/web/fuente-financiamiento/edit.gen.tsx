// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { fuenteFinanciamientoForm } from '../../shared/forms/fuente-financiamiento.gen';
import { FuenteFinanciamientoFields } from './fields.gen';

export default function FuenteFinanciamientoEdit() {
  return (
    <EditPage form={fuenteFinanciamientoForm}>
      <FuenteFinanciamientoFields />
    </EditPage>
  );
}
