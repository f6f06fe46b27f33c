// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { genero } from './enums.gen';

export function PersonaDetails() {
  return (
    <>
      <ShowSection id="identidad">
        <ShowField source="nombre" type="text" />
        <ShowField source="primerApellido" type="text" />
        <ShowField source="segundoApellido" type="text" />
        <ShowField source="curp" type="code" />
        <ShowField source="genero" type="enum" choices={genero} />
      </ShowSection>
      <ShowSection id="nacimiento">
        <ShowField source="fechaNacimiento" type="date" />
        <ShowField
          source="paisNacimiento"
          conditional
          type="reference"
          reference="pais"
          labelField="paisNacimientoNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="estadoNacimiento"
          conditional
          type="reference"
          reference="estado"
          labelField="estadoNacimientoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="mexicano" type="boolean" />
      </ShowSection>
      <ShowSection id="contacto">
        <ShowField source="telefono" type="phone" />
        <ShowField source="correo" type="email" />
      </ShowSection>
    </>
  );
}
