// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusPropuesta, ofertaCambio, tipoPropuesta } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function PropuestaCambioDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidadSale', fn: 'sum' },
            { field: 'cantidadEntra', fn: 'sum' },
            { field: 'recibidoCantidad', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusPropuesta} />
        <ShowField
          source="proveedorId"
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
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
        <ShowField source="tipo" type="enum" choices={tipoPropuesta} />
        <ShowField source="fechaCompromiso" type="date" />
        <ShowField source="proveedorNota" type="longText" wide />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField source="ronda" conditional type="integer" />
      </ShowSection>
      <ShowSection id="rondas">
        <ShowRecords
          source="rondas"
          conditional
          columns={[
            { source: 'ronda', type: 'integer' },
            { source: 'oferta', type: 'enum', choices: ofertaCambio },
            { source: 'autor', type: 'text' },
            { source: 'fecha', type: 'datetime' },
            { source: 'lote', type: 'longText' },
            { source: 'cantidad', type: 'integer' },
            { source: 'motivo', type: 'longText' },
          ]}
        />
      </ShowSection>
      <ShowSection id="totales">
        <ShowField source="piezasSalen" conditional type="integer" />
        <ShowField source="piezasEntran" conditional type="integer" />
        <ShowField source="importe" conditional type="money" />
        <ShowField source="importeEstimado" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="entrega">
        <ShowField source="remision" conditional type="text" />
        <ShowField
          source="eventoId"
          conditional
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
        <ShowField source="notaCreditoFolio" conditional type="text" />
        <ShowField source="notaCreditoImporte" conditional type="money" />
        <ShowField source="firma" conditional type="text" />
        <ShowField source="observaciones" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="elaboraId"
          conditional
          type="reference"
          reference="usuario"
          labelField="elaboraNombre"
          permission="usuario.ver"
        />
        <ShowField source="editoresIds" conditional type="references" reference="usuario" permission="usuario.ver" />
        <ShowField
          source="enviaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="enviaNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="respondeId"
          conditional
          type="reference"
          reference="usuario"
          labelField="respondeNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="receptorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="receptorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaElaboracion" conditional type="datetime" />
        <ShowField source="fechaEnvio" conditional type="datetime" />
        <ShowField source="fechaRespuesta" conditional type="datetime" />
        <ShowField source="fechaEmbarque" conditional type="datetime" />
        <ShowField source="fechaRecepcion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="estatusLimite" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
