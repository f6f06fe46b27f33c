// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { nivelAbasto, tipoAlmacen, tipoInsumo } from './enums.gen';

export function InventarioDetails() {
  return (
    <>
      <ShowSection id="insumo">
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="insumoId"
          conditional
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="insumoClave" conditional type="text" />
        <ShowField source="nombreGenerico" conditional type="text" />
        <ShowField
          source="unidadId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="jurisdiccionId"
          conditional
          type="reference"
          reference="jurisdiccion"
          labelField="jurisdiccionNombre"
          permission="catalogo.ver"
        />
        <ShowField source="tipoInsumo" conditional type="enum" choices={tipoInsumo} />
        <ShowField source="esencial" conditional type="boolean" />
        <ShowField source="tipoAlmacen" conditional type="enum" choices={tipoAlmacen} />
      </ShowSection>
      <ShowSection id="existencia">
        <ShowField source="existencia" conditional type="integer" />
        <ShowField source="reservada" conditional type="integer" />
        <ShowField source="noDisponible" conditional type="integer" />
        <ShowField source="disponible" conditional type="integer" />
        <ShowField source="enTransito" conditional type="integer" />
        <ShowField source="nivelAbasto" conditional type="enum" choices={nivelAbasto} />
        <ShowField source="lotes" conditional type="integer" />
        <ShowField source="proximaCaducidad" conditional type="date" />
        <ShowField source="valor" conditional type="money" />
        <ShowField source="ultimoMovimiento" conditional type="datetime" />
        <ShowField source="movimientos" conditional type="integer" />
      </ShowSection>
      <ShowSection id="niveles">
        <ShowField source="minimo" conditional type="integer" />
        <ShowField source="puntoReorden" conditional type="integer" />
        <ShowField source="maximo" conditional type="integer" />
        <ShowField source="fondoFijo" conditional type="integer" />
      </ShowSection>
    </>
  );
}
