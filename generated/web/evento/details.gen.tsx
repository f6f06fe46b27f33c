// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusEvento, tipoEvento } from './enums.gen';

export function EventoDetails() {
  return (
    <>
      <ShowSection id="cita">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="tipo" type="enum" choices={tipoEvento} />
        <ShowField source="estatus" conditional type="enum" choices={estatusEvento} />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
        />
        <ShowField source="titulo" type="text" />
        <ShowField
          source="unidadId"
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
          source="personalMedicoId"
          conditional
          type="reference"
          reference="personal-medico"
          labelField="personalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField
          source="nucleoId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="nucleoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
        <ShowField source="inicio" type="datetime" />
        <ShowField source="fin" conditional type="datetime" />
        <ShowField source="fecha" conditional type="date" />
        <ShowField source="observaciones" type="longText" wide />
      </ShowSection>
      <ShowSection id="entrega">
        <ShowField
          source="proveedorId"
          conditional
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="anden" conditional type="text" />
        <ShowField
          source="solicitudId"
          conditional
          type="reference"
          reference="solicitud"
          labelField="solicitudNombre"
          permission="solicitud.ver"
        />
        <ShowField
          source="propuestaCambioId"
          conditional
          type="reference"
          reference="propuesta-cambio"
          labelField="propuestaCambioNombre"
          permission="propuesta-cambio.ver"
        />
        <ShowField source="cajas" conditional type="integer" />
        <ShowField source="tarimas" conditional type="integer" />
      </ShowSection>
      <ShowSection id="registro">
        <ShowField
          source="horarioId"
          conditional
          type="reference"
          reference="horario"
          labelField="horarioNombre"
          permission="agenda.ver"
        />
        <ShowField
          source="reprogramadoDeId"
          conditional
          type="reference"
          reference="evento"
          labelField="reprogramadoDeNombre"
          permission="agenda.ver"
        />
        <ShowField
          source="consultaId"
          conditional
          type="reference"
          reference="consulta"
          labelField="consultaNombre"
          permission="consulta.ver"
        />
        <ShowField
          source="agendaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="agendaNombre"
          permission="usuario.ver"
        />
        <ShowField source="llegada" conditional type="datetime" />
        <ShowField source="incidencia" conditional type="boolean" />
        <ShowField source="motivoCancelacion" conditional type="longText" wide />
        <ShowField source="recordada" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
