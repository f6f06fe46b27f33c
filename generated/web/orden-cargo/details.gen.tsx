// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusOrdenCargo, tipoOrdenCargo, turno } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function OrdenCargoDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidadSolicitada', fn: 'sum' },
            { field: 'cantidadSurtida', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="orden">
        <ShowField source="folio" conditional type="text" />
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusOrdenCargo} />
        <ShowField source="tipo" type="enum" choices={tipoOrdenCargo} />
        <ShowField source="motivoUrgencia" conditional type="text" />
        <ShowField source="prioridad" conditional type="integer" />
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
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="camaId"
          conditional
          type="reference"
          reference="cama"
          labelField="camaNombre"
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
          source="medicoIndicaId"
          type="reference"
          reference="personal-medico"
          labelField="medicoIndicaNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="recetaId"
          type="reference"
          reference="receta"
          labelField="recetaNombre"
          permission="receta.ver"
        />
        <ShowField source="turno" conditional type="enum" choices={turno} />
        <ShowField source="requeridaPara" type="datetime" />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField source="autorizacionAutomatica" conditional type="boolean" />
        <ShowField source="autorizacionPendiente" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="totales">
        <ShowField source="totalClaves" conditional type="integer" />
        <ShowField source="piezasSolicitadas" conditional type="integer" />
        <ShowField source="piezasSurtidas" conditional type="integer" />
        <ShowField source="piezasPendientes" conditional type="integer" />
        <ShowField source="importeTotal" conditional type="money" />
      </ShowSection>
      <ShowSection id="personas">
        <ShowField source="avisoRegularizar" conditional type="datetime" />
        <ShowField source="editoresIds" conditional type="references" reference="usuario" permission="usuario.ver" />
        <ShowField
          source="solicitanteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="solicitanteNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="autorizadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorizadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="observacionAutorizacion" conditional type="longText" wide />
        <ShowField
          source="preparaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="preparaNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="relevadaDeId"
          conditional
          type="reference"
          reference="usuario"
          labelField="relevadaDeNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="surtidaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="surtidaPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="segundoVerificadorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="segundoVerificadorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="recibidaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="recibidaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="firma" conditional type="text" />
        <ShowField
          source="canceladaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="canceladaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaSolicitud" conditional type="datetime" />
        <ShowField source="fechaEnvio" conditional type="datetime" />
        <ShowField source="fechaAutorizacion" conditional type="datetime" />
        <ShowField source="fechaTomada" conditional type="datetime" />
        <ShowField source="actividadPreparacion" conditional type="datetime" />
        <ShowField source="fechaSurtimiento" conditional type="datetime" />
        <ShowField source="fechaRecepcion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="limite" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
