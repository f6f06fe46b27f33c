// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowMatrix } from '#platform/web/ui/show/ShowMatrix';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { alcanceDatos, perfilLayoutForzado } from './enums.gen';
import { permisosMatrix } from './matrices.gen';

export function PerfilDetails() {
  return (
    <>
      <ShowSection id="datos">
        <ShowField source="nombre" type="text" />
        <ShowField source="titulo" type="text" />
        <ShowField source="descripcion" type="longText" wide />
        <ShowField source="alcance" type="enum" choices={alcanceDatos} />
        <ShowField source="layoutForzado" type="enum" choices={perfilLayoutForzado} />
        <ShowField source="rutaInicio" type="text" />
        <ShowField source="esSistema" conditional type="boolean" />
        <ShowField source="usuariosActivos" type="integer" />
        <ShowField source="totalPermisos" type="integer" />
        <ShowField source="otorga" type="references" reference="perfil" permission="usuario.ver" />
      </ShowSection>
      <ShowSection id="permisos">
        <ShowMatrix source="permisos" plain matrix={permisosMatrix} />
      </ShowSection>
    </>
  );
}
