// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { motivoMovimientoCama } from './enums.gen';

export function MovimientoCamaDetails() {
  return (
    <>
      <ShowSection id="estancia">
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="camaId"
          conditional
          type="reference"
          reference="cama"
          labelField="camaNombre"
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
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField source="desde" conditional type="datetime" />
        <ShowField source="hasta" conditional type="datetime" />
        <ShowField source="motivo" conditional type="enum" choices={motivoMovimientoCama} />
        <ShowField
          source="usuarioId"
          conditional
          type="reference"
          reference="usuario"
          labelField="usuarioNombre"
          permission="usuario.ver"
        />
      </ShowSection>
    </>
  );
}
