// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { via } from './enums.gen';

export function ViaAdministracionDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="codigo" type="enum" choices={via} />
        <ShowField source="abreviatura" type="text" />
        <ShowField source="orden" type="integer" />
      </ShowSection>
    </>
  );
}
