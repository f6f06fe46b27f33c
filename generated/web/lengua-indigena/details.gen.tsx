// Generated from schemas/entities/clinica/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
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
