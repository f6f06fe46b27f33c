// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { codigoPostalZona } from './enums.gen';

export function CodigoPostalDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="codigo" type="code" />
        <ShowField
          source="estadoClave"
          type="reference"
          reference="estado"
          labelField="estadoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="municipioId"
          type="reference"
          reference="municipio"
          labelField="municipioNombre"
          permission="catalogo.ver"
        />
        <ShowField source="ciudad" type="text" />
        <ShowField source="zona" type="enum" choices={codigoPostalZona} />
      </ShowSection>
    </>
  );
}
