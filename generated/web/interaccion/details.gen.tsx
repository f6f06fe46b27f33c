// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { gravedadInteraccion } from './enums.gen';

export function InteraccionDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="sustanciaA" type="text" />
        <ShowField source="sustanciaB" type="text" />
        <ShowField source="gravedad" type="enum" choices={gravedadInteraccion} />
        <ShowField source="efecto" type="longText" wide />
        <ShowField source="fuente" type="text" />
      </ShowSection>
    </>
  );
}
