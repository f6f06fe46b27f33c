// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowGroup } from '#platform/web/ui/show/ShowGroup';
import { ShowRecords } from '#platform/web/ui/show/ShowRecords';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusSolicitud, mes, tipoSolicitud } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function SolicitudDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidadSolicitada', fn: 'sum' },
            { field: 'cantidadAutorizada', fn: 'sum' },
            { field: 'cantidadSurtida', fn: 'sum' },
            { field: 'cantidadRecibida', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="solicitud">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusSolicitud} />
        <ShowField source="tipo" type="enum" choices={tipoSolicitud} />
        <ShowField
          source="almacenSolicitanteId"
          type="reference"
          reference="almacen"
          labelField="almacenSolicitanteNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenSurtidorId"
          type="reference"
          reference="almacen"
          labelField="almacenSurtidorNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadSolicitanteId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadSolicitanteNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="unidadSurtidoraId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadSurtidoraNombre"
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
        <ShowField source="urgente" type="boolean" />
        <ShowField source="aceptaSustitutos" type="boolean" />
        <ShowGroup source="periodo" conditional>
          <ShowField source="mes" type="enum" choices={mes} />
          <ShowField source="anio" type="text" />
        </ShowGroup>
        <ShowField source="fechaRequerida" type="date" />
        <ShowField source="folioPapel" conditional type="text" />
        <ShowField source="fechaPapel" conditional type="date" />
        <ShowField source="motivoManual" conditional type="longText" wide />
        <ShowField source="justificacion" type="longText" wide />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField
          source="solicitudOrigenId"
          conditional
          type="reference"
          reference="solicitud"
          labelField="solicitudOrigenNombre"
          permission="solicitud.ver"
        />
        <ShowField
          source="solicitudDivididaId"
          conditional
          type="reference"
          reference="solicitud"
          labelField="solicitudDivididaNombre"
          permission="solicitud.ver"
        />
      </ShowSection>
      <ShowSection id="envio">
        <ShowGroup source="remision" conditional>
          <ShowField source="fecha" type="date" />
          <ShowField source="transportista" type="text" />
          <ShowField source="placas" conditional type="text" />
          <ShowField source="cajas" type="integer" />
          <ShowField source="temperaturaSalida" conditional type="number" scale={1} unit="°C" />
        </ShowGroup>
        <ShowField source="evidenciaDanoId" conditional type="file" resource="solicitud" />
        <ShowField source="temperaturaLlegada" conditional type="number" scale={1} unit="°C" />
      </ShowSection>
      <ShowSection id="totales">
        <ShowField source="claves" conditional type="integer" />
        <ShowField source="piezasSolicitadas" conditional type="integer" />
        <ShowField source="piezasAutorizadas" conditional type="integer" />
        <ShowField source="piezasSurtidas" conditional type="integer" />
        <ShowField source="piezasRecibidas" conditional type="integer" />
        <ShowField source="porcentajePiezas" conditional type="number" scale={2} unit="%" />
        <ShowField source="importeEstimado" conditional type="money" />
        <ShowField source="piezasSinRecibir" conditional type="integer" />
        <ShowField source="clavesIncompletas" conditional type="integer" />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="solicitanteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="solicitanteNombre"
          permission="usuario.ver"
        />
        <ShowField source="editoresIds" conditional type="references" reference="usuario" permission="usuario.ver" />
        <ShowField
          source="remitenteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="remitenteNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="revisorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="revisorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="autorizadorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorizadorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="surtidorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="surtidorNombre"
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
        <ShowField source="fechaSolicitud" conditional type="datetime" />
        <ShowField source="fechaEnvio" conditional type="datetime" />
        <ShowField source="fechaAutorizacion" conditional type="datetime" />
        <ShowField source="fechaEmbarque" conditional type="datetime" />
        <ShowField source="fechaRecepcion" conditional type="datetime" />
        <ShowField
          source="eventoId"
          conditional
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="vence" conditional type="datetime" />
        <ShowRecords
          source="comentarios"
          conditional
          columns={[
            { source: 'usuarioId', type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
            { source: 'fecha', type: 'datetime' },
            { source: 'autor', type: 'text' },
            { source: 'texto', type: 'longText' },
          ]}
        />
      </ShowSection>
    </>
  );
}
