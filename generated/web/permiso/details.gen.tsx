// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { riesgoPermiso } from './enums.gen';

export function PermisoDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="clave" type="text" />
        <ShowField source="descripcion" type="text" />
        <ShowField source="descripcionEn" type="text" />
        <ShowField source="recurso" type="text" />
        <ShowField source="accion" type="text" />
        <ShowField
          source="moduloId"
          type="reference"
          reference="modulo"
          labelField="moduloNombre"
          permission="permiso.ver"
        />
        <ShowField source="riesgo" type="enum" choices={riesgoPermiso} />
        <ShowField source="requiereSegundaPersona" type="boolean" />
      </ShowSection>
    </>
  );
}
