// Generated from schemas/entities/organizacion/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { nucleoForm } from '../../shared/forms/nucleo.gen';
import { NucleoFields } from './fields.gen';

export default function NucleoCreate() {
  return (
    <CreatePage form={nucleoForm} namedBy="nombre">
      <NucleoFields />
    </CreatePage>
  );
}
