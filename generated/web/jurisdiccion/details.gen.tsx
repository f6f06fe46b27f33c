// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function JurisdiccionDetails() {
  return (
    <>
      <ShowSection id="datos">
        <ShowField source="numero" type="integer" />
        <ShowField source="nombre" type="text" />
        <ShowField
          source="sedeMunicipioId"
          type="reference"
          reference="municipio"
          labelField="sedeMunicipioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenId"
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
      </ShowSection>
      <ShowSection id="contacto">
        <ShowField
          source="jefePersonalMedicoId"
          type="reference"
          reference="personal-medico"
          labelField="jefePersonalMedicoNombre"
          permission="personal-medico.ver"
        />
        <ShowField source="telefono" type="phone" />
        <ShowField source="correo" type="email" />
      </ShowSection>
    </>
  );
}
