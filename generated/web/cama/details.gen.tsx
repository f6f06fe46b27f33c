// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusCama, genero, tipoCama } from './enums.gen';

export function CamaDetails() {
  return (
    <>
      <ShowSection id="identificacion">
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="servicioId"
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField source="numero" type="text" />
        <ShowField source="tipo" type="enum" choices={tipoCama} />
        <ShowField source="censable" type="boolean" />
        <ShowField source="estatus" conditional type="enum" choices={estatusCama} />
        <ShowField source="estatusDesde" conditional type="datetime" />
        <ShowField source="motivoBloqueo" conditional type="longText" wide />
        <ShowField source="generoPermitido" type="enum" choices={genero} />
      </ShowSection>
      <ShowSection id="equipo">
        <ShowField source="oxigeno" type="boolean" />
        <ShowField source="monitor" type="boolean" />
        <ShowField source="ventilador" type="boolean" />
      </ShowSection>
      <ShowSection id="plano">
        <ShowField source="fila" type="integer" />
        <ShowField source="columna" type="integer" />
      </ShowSection>
    </>
  );
}
