// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoParentesco } from './enums.gen';

export function ParentescoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoParentesco} />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
