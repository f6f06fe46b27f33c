// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { grupoReligion } from './enums.gen';

export function ReligionDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="grupo" type="enum" choices={grupoReligion} />
      </ShowSection>
    </>
  );
}
