// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusCartaCanje } from './enums.gen';

export function CartaCanjeDetails() {
  return (
    <>
      <ShowSection id="carta">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusCartaCanje} />
        <ShowField source="memoFolio" type="text" />
        <ShowField source="memoFecha" type="date" />
        <ShowField source="vigenciaMeses" type="number" scale={0} unit="meses" />
        <ShowField source="vigenciaFecha" conditional type="date" />
        <ShowField source="plazoRespuestaDias" type="number" scale={0} unit="días" />
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField
          source="recepcionId"
          conditional
          type="reference"
          reference="recepcion"
          labelField="recepcionNombre"
          permission="inventario.ver"
        />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField source="condiciones" type="longText" wide />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField source="avisoDias" conditional type="integer" />
        <ShowField source="canjeSolicitado" conditional type="datetime" />
        <ShowField source="canjeLimite" conditional type="date" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
      <ShowSection id="lote">
        <ShowField
          source="loteId"
          type="reference"
          reference="lote"
          labelField="loteNombre"
          permission="inventario.ver"
        />
        <ShowField source="caducidad" conditional type="date" />
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
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
        <ShowField
          source="insumoId"
          conditional
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
      <ShowSection id="saldo">
        <ShowField source="cantidad" type="integer" />
        <ShowField source="cantidadCanjeada" conditional type="integer" />
        <ShowField source="piezasEnCanje" conditional type="integer" />
        <ShowField source="saldo" conditional type="integer" />
      </ShowSection>
    </>
  );
}
