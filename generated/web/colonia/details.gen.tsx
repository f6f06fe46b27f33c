// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { coloniaTipoAsentamiento } from './enums.gen';

export function ColoniaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="nombre" type="text" />
        <ShowField source="tipoAsentamiento" type="enum" choices={coloniaTipoAsentamiento} />
        <ShowField
          source="municipioId"
          type="reference"
          reference="municipio"
          labelField="municipioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="codigoPostal"
          type="reference"
          reference="codigo-postal"
          labelField="codigoPostalNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
    </>
  );
}
