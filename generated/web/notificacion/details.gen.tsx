// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { notificacionSeveridad, notificacionTipo } from './enums.gen';

export function NotificacionDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField
          source="usuarioId"
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField source="tipo" type="enum" choices={notificacionTipo} />
        <ShowField source="severidad" type="enum" choices={notificacionSeveridad} />
        <ShowField source="titulo" type="text" />
        <ShowField source="cuerpo" type="longText" wide />
        <ShowField source="folio" type="text" />
        <ShowField source="detalle" type="text" />
        <ShowField source="ruta" type="text" />
        <ShowField source="entidad" type="text" />
        <ShowField source="entidadId" type="integer" />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="agrupador" type="text" />
        <ShowField source="fecha" type="datetime" />
        <ShowField source="vista" type="boolean" />
        <ShowField source="fechaVista" type="datetime" />
        <ShowField source="requiereAccion" type="boolean" />
      </ShowSection>
    </>
  );
}
