// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function TipoDietaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="descripcion" type="longText" wide />
        <ShowField source="ayuno" type="boolean" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
