// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estadoLectura } from './enums.gen';

export function TemperaturaDetails() {
  return (
    <>
      <ShowSection id="lectura">
        <ShowField
          source="equipoFrioId"
          type="reference"
          reference="equipo-frio"
          labelField="equipoFrioNombre"
          permission="inventario.ver"
        />
        <ShowField source="temperatura" type="number" scale={1} unit="°C" />
        <ShowField source="fecha" type="datetime" />
        <ShowField source="humedad" type="number" scale={0} unit="%" />
        <ShowField source="estado" conditional type="enum" choices={estadoLectura} />
      </ShowSection>
      <ShowSection id="registrada">
        <ShowField source="minimaRegistrada" type="number" scale={1} unit="°C" />
        <ShowField source="maximaRegistrada" type="number" scale={1} unit="°C" />
      </ShowSection>
      <ShowSection id="accion">
        <ShowField source="fueraDeRango" conditional type="boolean" />
        <ShowField source="accion" type="longText" wide />
        <ShowField source="minima" conditional type="number" scale={1} unit="°C" />
        <ShowField source="maxima" conditional type="number" scale={1} unit="°C" />
      </ShowSection>
      <ShowSection id="lugar">
        <ShowField
          source="corrigeId"
          type="reference"
          reference="temperatura"
          labelField="corrigeNombre"
          permission="inventario.ver"
        />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField
          source="responsableId"
          conditional
          type="reference"
          reference="usuario"
          labelField="responsableNombre"
          permission="usuario.ver"
        />
        <ShowField source="equipo" conditional type="text" />
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
      </ShowSection>
    </>
  );
}
