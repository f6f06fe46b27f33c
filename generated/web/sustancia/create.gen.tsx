// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { sustanciaForm } from '../../shared/forms/sustancia.gen';
import { SustanciaFields } from './fields.gen';

export default function SustanciaCreate() {
  return (
    <CreatePage form={sustanciaForm} namedBy="nombre">
      <SustanciaFields />
    </CreatePage>
  );
}
