// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function PaisDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="codigo" type="text" />
        <ShowField source="codigo3" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="nacionalidad" type="text" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
