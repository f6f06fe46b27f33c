// Generated from schemas/entities/organizacion/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { almacenForm } from '../../shared/forms/almacen.gen';
import { AlmacenFields } from './fields.gen';

export default function AlmacenCreate() {
  return (
    <CreatePage form={almacenForm} namedBy="nombre">
      <AlmacenFields />
    </CreatePage>
  );
}
