// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusRecepcion, resultadoInspeccion } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function RecepcionDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidad', fn: 'sum' },
            { field: 'cantidadRechazada', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusRecepcion} />
        <ShowField
          source="almacenId"
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
          source="proveedorId"
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField
          source="eventoId"
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
        <ShowField
          source="contratoId"
          type="reference"
          reference="contrato"
          labelField="contratoNombre"
          permission="proveedor.ver"
        />
        <ShowField source="ordenSuministro" type="text" />
        <ShowField source="remision" type="text" />
        <ShowField source="factura" type="text" />
        <ShowField source="fecha" type="date" />
        <ShowField source="motivo" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="totales">
        <ShowField source="piezas" conditional type="integer" />
        <ShowField source="piezasRechazadas" conditional type="integer" />
        <ShowField source="subtotal" conditional type="money" />
        <ShowField source="ivaTotal" conditional type="money" />
        <ShowField source="importeTotal" conditional type="money" />
      </ShowSection>
      <ShowSection id="inspeccion">
        <ShowField source="inspeccionEmpaque" conditional type="enum" choices={resultadoInspeccion} />
        <ShowField source="inspeccionEtiquetado" conditional type="enum" choices={resultadoInspeccion} />
        <ShowField source="inspeccionCaducidad" conditional type="enum" choices={resultadoInspeccion} />
        <ShowField source="inspeccionTemperatura" conditional type="enum" choices={resultadoInspeccion} />
        <ShowField source="inspeccionObservaciones" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="capturistaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="capturistaNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="inspectorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="inspectorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaCaptura" conditional type="datetime" />
        <ShowField source="fechaInspeccion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
