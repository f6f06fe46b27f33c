// Generated from schemas/entities/geografia/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';

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
