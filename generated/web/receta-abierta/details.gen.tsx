// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';

export function RecetaAbiertaDetails() {
  return (
    <>
      <ShowSection id="general">
        <ShowField source="folio" conditional type="text" />
        <ShowField
          source="recetaId"
          conditional
          type="reference"
          reference="receta"
          labelField="recetaNombre"
          permission="receta.ver"
        />
        <ShowField
          source="almacenId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenNombre"
          permission="catalogo.ver"
        />
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
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
        <ShowField source="desde" conditional type="datetime" />
        <ShowField source="hasta" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
