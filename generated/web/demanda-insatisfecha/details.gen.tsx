// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function DemandaInsatisfechaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="insumoClave" type="text" />
        <ShowField source="consecutivo" type="integer" />
        <ShowField source="fecha" type="datetime" />
        <ShowField
          source="almacenId"
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="insumoId"
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="cantidad" type="integer" />
        <ShowField
          source="motivoNoSurtidoId"
          type="reference"
          reference="motivo-no-surtido"
          labelField="motivoNoSurtidoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="recetaId"
          type="reference"
          reference="receta"
          labelField="recetaNombre"
          permission="receta.ver"
        />
        <ShowField source="recetaDetalleId" type="integer" />
        <ShowField
          source="ordenCargoId"
          type="reference"
          reference="orden-cargo"
          labelField="ordenCargoNombre"
          permission="orden-cargo.ver"
        />
        <ShowField source="insumoOrdenCargoId" type="integer" />
        <ShowField
          source="usuarioId"
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
      </ShowSection>
    </>
  );
}
