// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { documentoInventario, tipoMovimiento } from './enums.gen';

export function KardexDetails() {
  return (
    <>
      <ShowSection id="movimiento">
        <ShowField source="fechaMovimiento" conditional type="datetime" />
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
        <ShowField source="consecutivo" conditional type="integer" />
        <ShowField source="tipo" conditional type="enum" choices={tipoMovimiento} />
        <ShowField source="entrada" conditional type="integer" />
        <ShowField source="salida" conditional type="integer" />
        <ShowField
          source="loteId"
          conditional
          type="reference"
          reference="lote"
          labelField="loteNombre"
          permission="inventario.ver"
        />
        <ShowField source="loteCaducidad" conditional type="date" />
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
      </ShowSection>
      <ShowSection id="saldos">
        <ShowField source="saldoInsumo" conditional type="integer" />
        <ShowField source="saldoLote" conditional type="integer" />
        <ShowField source="costoUnitario" conditional type="money" />
        <ShowField source="importe" conditional type="money" />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="documentoTipo" conditional type="enum" choices={documentoInventario} />
        <ShowField source="documentoId" conditional type="integer" />
        <ShowField source="documentoFolio" conditional type="text" />
        <ShowField source="contraparte" conditional type="text" />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="reversaDeId"
          conditional
          type="reference"
          reference="kardex"
          labelField="reversaDeNombre"
          permission="kardex.ver"
        />
      </ShowSection>
    </>
  );
}
