// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoSustancia } from './enums.gen';

export function SustanciaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoSustancia} />
        <ShowField source="atc" type="text" />
        <ShowField source="sinonimos" type="words" />
        <ShowField source="grupos" type="words" />
        <ShowField source="cruzadas" type="words" />
        <ShowField source="comparteAlergia" conditional type="boolean" />
        <ShowField source="duplicaTerapia" conditional type="boolean" />
        <ShowField source="fuente" type="text" />
      </ShowSection>
    </>
  );
}
