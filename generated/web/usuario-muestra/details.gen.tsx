// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function UsuarioMuestraDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="nombre" type="text" />
        <ShowField source="primerApellido" type="text" />
        <ShowField source="segundoApellido" type="text" />
        <ShowField source="email" type="email" />
      </ShowSection>
    </>
  );
}
