// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoUnidadMedida } from './enums.gen';

export function UnidadMedidaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="abreviatura" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoUnidadMedida} />
      </ShowSection>
    </>
  );
}
