// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoAlmacen } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function PlantillaConfiguracionDetails() {
  return (
    <>
      <ShowSection id="plantilla">
        <ShowField source="nombre" type="text" />
        <ShowField
          source="unidadTipoId"
          type="reference"
          reference="unidad-tipo"
          labelField="unidadTipoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="tipoAlmacen" type="enum" choices={tipoAlmacen} />
      </ShowSection>
      <ShowSection id="lineas">
        <ShowLines source="lineas" plain columns={lineasAllColumns} />
      </ShowSection>
    </>
  );
}
