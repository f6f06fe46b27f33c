// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function EstadoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="abreviatura" type="text" />
        <ShowField source="claveInegi" type="code" />
        <ShowField
          source="paisCodigo"
          type="reference"
          reference="pais"
          labelField="paisNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
    </>
  );
}
