// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function MunicipioDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="nombre" type="text" />
        <ShowField
          source="estadoClave"
          type="reference"
          reference="estado"
          labelField="estadoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="claveInegi" type="code" />
        <ShowField
          source="jurisdiccionId"
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField source="poblacion" type="integer" />
      </ShowSection>
    </>
  );
}
