// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { familiaLinguistica } from './enums.gen';

export function LenguaIndigenaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="familia" type="enum" choices={familiaLinguistica} />
        <ShowField source="otrosNombres" type="words" />
      </ShowSection>
    </>
  );
}
