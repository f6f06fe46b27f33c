// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { sustanciaForm } from '../../shared/forms/sustancia.gen';
import { SustanciaFields } from './fields.gen';

export default function SustanciaEdit() {
  return (
    <EditPage form={sustanciaForm}>
      <SustanciaFields />
    </EditPage>
  );
}
