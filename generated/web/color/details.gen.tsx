// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { icono, usoColor } from './enums.gen';

export function ColorDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="nombre" type="text" />
        <ShowField source="codigoHex" type="color" />
        <ShowField source="uso" type="enum" choices={usoColor} />
        <ShowField source="codigo" type="text" />
        <ShowField source="icono" type="enum" choices={icono} />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
