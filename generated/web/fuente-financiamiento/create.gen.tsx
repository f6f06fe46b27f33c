// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { fuenteFinanciamientoForm } from '../../shared/forms/fuente-financiamiento.gen';
import { FuenteFinanciamientoFields } from './fields.gen';

export default function FuenteFinanciamientoCreate() {
  return (
    <CreatePage form={fuenteFinanciamientoForm} namedBy="nombre">
      <FuenteFinanciamientoFields />
    </CreatePage>
  );
}
