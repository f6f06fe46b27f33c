// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '../../../src/ui/show/ShowField';
import { ShowSection } from '../../../src/ui/show/ShowSection';
import { estatusCartaCanje } from './enums.gen';

export function CartaCanjeDetails() {
  return (
    <>
      <ShowSection id="carta">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusCartaCanje} />
        <ShowField source="memoFolio" conditional type="text" />
        <ShowField source="memoFecha" conditional type="date" />
        <ShowField source="vigenciaMeses" conditional type="number" scale={0} unit="meses" />
        <ShowField source="vigenciaFecha" conditional type="date" />
        <ShowField source="plazoRespuestaDias" conditional type="number" scale={0} unit="días" />
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
      </ShowSection>
      <ShowSection id="lote">
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
      </ShowSection>
      <ShowSection id="saldo">
        <ShowField source="cantidad" conditional type="integer" />
        <ShowField source="cantidadCanjeada" conditional type="integer" />
        <ShowField source="saldo" conditional type="integer" />
      </ShowSection>
    </>
  );
}
