// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusEvento, estatusSolicitud } from './enums.gen';

export function SolicitudAgendadaDetails() {
  return (
    <>
      <ShowSection id="cita">
        <ShowField
          source="eventoId"
          conditional
          type="reference"
          reference="evento"
          labelField="eventoNombre"
          permission="agenda.ver"
        />
        <ShowField source="inicio" conditional type="datetime" />
        <ShowField source="fin" conditional type="datetime" />
        <ShowField source="fecha" conditional type="date" />
        <ShowField source="anden" conditional type="text" />
        <ShowField source="estatusEvento" conditional type="enum" choices={estatusEvento} />
        <ShowField source="cajas" conditional type="integer" />
        <ShowField source="tarimas" conditional type="integer" />
      </ShowSection>
      <ShowSection id="solicitud">
        <ShowField source="folio" conditional type="text" />
        <ShowField
          source="solicitudId"
          conditional
          type="reference"
          reference="solicitud"
          labelField="solicitudNombre"
          permission="solicitud.ver"
        />
        <ShowField source="estatusSolicitud" conditional type="enum" choices={estatusSolicitud} />
        <ShowField
          source="unidadSolicitanteId"
          conditional
          type="reference"
          reference="unidad"
          labelField="unidadSolicitanteNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenSolicitanteId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenSolicitanteNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenSurtidorId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenSurtidorNombre"
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
        <ShowField source="claves" conditional type="integer" />
        <ShowField source="piezas" conditional type="integer" />
      </ShowSection>
    </>
  );
}
