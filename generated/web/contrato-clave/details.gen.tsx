// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function ContratoClaveDetails() {
  return (
    <>
      <ShowSection id="datos">
        <ShowField
          source="contratoId"
          conditional
          type="reference"
          reference="contrato"
          labelField="contratoNombre"
          permission="proveedor.ver"
        />
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="ejercicio" conditional type="integer" />
        <ShowField source="vigenciaDesde" conditional type="date" />
        <ShowField source="vigenciaHasta" conditional type="date" />
        <ShowField source="insumoClave" conditional type="text" />
        <ShowField
          source="insumoId"
          conditional
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="cantidadMinima" conditional type="integer" />
        <ShowField source="cantidadMaxima" conditional type="integer" />
        <ShowField source="precio" conditional type="money" />
        <ShowField source="entregado" conditional type="integer" />
        <ShowField source="faltaMinimo" conditional type="integer" />
        <ShowField source="pendiente" conditional type="integer" />
        <ShowField source="avance" conditional type="number" scale={1} unit="%" />
        <ShowField source="ultimaEntrega" conditional type="date" />
      </ShowSection>
    </>
  );
}
