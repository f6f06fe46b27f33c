// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusLote, estatusPropuesta, semaforoCaducidad, sugerenciaCaducidad } from './enums.gen';

export function LoteExpirarDetails() {
  return (
    <>
      <ShowSection id="lote">
        <ShowField
          source="loteId"
          conditional
          type="reference"
          reference="lote"
          labelField="loteNombre"
          permission="inventario.ver"
        />
        <ShowField source="insumoClave" conditional type="text" />
        <ShowField
          source="insumoId"
          conditional
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="nombreGenerico" conditional type="text" />
        <ShowField source="numeroLote" conditional type="text" />
        <ShowField source="caducidad" conditional type="date" />
        <ShowField source="diasParaCaducar" conditional type="integer" />
        <ShowField source="semaforo" conditional type="enum" choices={semaforoCaducidad} />
        <ShowField source="estatusLote" conditional type="enum" choices={estatusLote} />
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
      </ShowSection>
      <ShowSection id="riesgo">
        <ShowField source="existencia" conditional type="integer" />
        <ShowField source="libre" conditional type="integer" />
        <ShowField source="cpm" conditional type="number" scale={2} />
        <ShowField source="mesesExistencia" conditional type="number" scale={1} />
        <ShowField source="piezasEnRiesgo" conditional type="integer" />
        <ShowField source="importeEnRiesgo" conditional type="money" />
        <ShowField source="costoUnitario" conditional type="money" />
      </ShowSection>
      <ShowSection id="canje">
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField
          source="cartaCanjeId"
          conditional
          type="reference"
          reference="carta-canje"
          labelField="cartaCanjeNombre"
          permission="carta-canje.ver"
        />
        <ShowField source="conCarta" conditional type="boolean" />
        <ShowField source="conDerecho" conditional type="boolean" />
        <ShowField source="vigenciaFecha" conditional type="date" />
        <ShowField source="diasDerecho" conditional type="integer" />
        <ShowField source="piezasConDerecho" conditional type="integer" />
        <ShowField
          source="propuestaCambioId"
          conditional
          type="reference"
          reference="propuesta-cambio"
          labelField="propuestaCambioNombre"
          permission="propuesta-cambio.ver"
        />
        <ShowField source="propuestaEstatus" conditional type="enum" choices={estatusPropuesta} />
        <ShowField source="sugerencia" conditional type="enum" choices={sugerenciaCaducidad} />
      </ShowSection>
    </>
  );
}
