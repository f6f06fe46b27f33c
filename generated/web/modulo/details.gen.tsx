// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { grupoNavegacion, grupoUnidad, icono } from './enums.gen';

export function ModuloDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField source="nombreEn" type="text" />
      </ShowSection>
      <ShowSection id="menu">
        <ShowField source="grupoNavegacion" type="enum" choices={grupoNavegacion} />
        <ShowField
          source="moduloPadreId"
          type="reference"
          reference="modulo"
          labelField="moduloPadreNombre"
          permission="permiso.ver"
        />
        <ShowField source="ruta" type="longText" wide />
        <ShowField source="icono" type="enum" choices={icono} />
        <ShowField source="orden" type="integer" />
      </ShowSection>
      <ShowSection id="acceso">
        <ShowField source="gruposUnidad" type="enums" choices={grupoUnidad} />
        <ShowField source="permisosRequeridos" type="words" />
        <ShowField source="visibleTablet" type="boolean" />
      </ShowSection>
    </>
  );
}
