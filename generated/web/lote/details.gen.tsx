// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusLote } from './enums.gen';

export function LoteDetails() {
  return (
    <>
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
        <ShowField source="numeroLote" conditional type="text" />
        <ShowField source="caducidad" conditional type="date" />
        <ShowField source="estatus" conditional type="enum" choices={estatusLote} />
        <ShowField source="motivoEstatus" conditional type="longText" wide />
        <ShowField
          source="fuenteFinanciamientoId"
          conditional
          type="reference"
          reference="fuente-financiamiento"
          labelField="fuenteFinanciamientoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="programaId"
          conditional
          type="reference"
          reference="programa"
          labelField="programaNombre"
          permission="programa.ver"
        />
      </ShowSection>
      <ShowSection id="existencia">
        <ShowField source="existencia" conditional type="integer" />
        <ShowField source="reservada" conditional type="integer" />
        <ShowField source="libre" conditional type="integer" />
        <ShowField source="cantidadInicial" conditional type="integer" />
        <ShowField source="costoUnitario" conditional type="money" />
        <ShowField source="ivaPorcentaje" conditional type="number" scale={2} unit="%" />
        <ShowField source="ubicacionCodigo" type="text" />
        <ShowField source="observaciones" type="longText" wide />
      </ShowSection>
      <ShowSection id="origen">
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="origen" type="longText" wide />
        <ShowField source="contrato" conditional type="text" />
        <ShowField source="ordenSuministro" conditional type="text" />
        <ShowField source="remision" conditional type="text" />
        <ShowField source="factura" conditional type="text" />
        <ShowField
          source="cartaCanjeId"
          conditional
          type="reference"
          reference="carta-canje"
          labelField="cartaCanjeNombre"
          permission="carta-canje.ver"
        />
        <ShowField source="marca" conditional type="text" />
        <ShowField source="fabricante" conditional type="text" />
        <ShowField source="fechaFabricacion" conditional type="date" />
        <ShowField source="codigoBarras" conditional type="text" />
        <ShowField source="fechaRecepcion" conditional type="date" />
        <ShowField source="temperaturaRecepcion" conditional type="number" scale={1} unit="°C" />
      </ShowSection>
    </>
  );
}
