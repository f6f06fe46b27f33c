// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusEntrega } from './enums.gen';

export function EntregaProveedorDetails() {
  return (
    <>
      <ShowSection id="datos">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="remision" conditional type="text" />
        <ShowField source="fecha" conditional type="date" />
        <ShowField source="estatus" conditional type="enum" choices={estatusEntrega} />
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField
          source="contratoId"
          conditional
          type="reference"
          reference="contrato"
          labelField="contratoNombre"
          permission="proveedor.ver"
        />
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
        <ShowField
          source="loteId"
          conditional
          type="reference"
          reference="lote"
          labelField="loteNombre"
          permission="inventario.ver"
        />
        <ShowField source="marca" conditional type="text" />
        <ShowField source="numeroLote" conditional type="text" />
        <ShowField source="caducidad" conditional type="date" />
        <ShowField source="cantidad" conditional type="integer" />
        <ShowField source="aceptada" conditional type="integer" />
        <ShowField source="rechazada" conditional type="integer" />
        <ShowField source="motivoRechazo" conditional type="longText" wide />
        <ShowField source="importe" conditional type="money" />
        <ShowField source="diasDeVida" conditional type="integer" />
      </ShowSection>
    </>
  );
}
