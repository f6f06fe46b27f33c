// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { tipoEquipoFrio } from './enums.gen';

export function EquipoFrioDetails() {
  return (
    <>
      <ShowSection id="equipo">
        <ShowField source="clave" type="text" />
        <ShowField source="nombre" type="text" />
        <ShowField
          source="almacenId"
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
      </ShowSection>
      <ShowSection id="rango">
        <ShowField source="tipo" type="enum" choices={tipoEquipoFrio} />
        <ShowField source="minima" type="number" scale={1} unit="°C" />
        <ShowField source="maxima" type="number" scale={1} unit="°C" />
        <ShowField source="lecturasPorDia" type="integer" />
        <ShowField source="ultimaFalta" conditional type="date" />
      </ShowSection>
    </>
  );
}
