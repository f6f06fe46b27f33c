// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusImportacion, tipoImportacion } from './enums.gen';

export function ImportacionInventarioDetails() {
  return (
    <>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusImportacion} />
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
        <ShowField source="tipo" conditional type="enum" choices={tipoImportacion} />
        <ShowField
          source="conteoId"
          conditional
          type="reference"
          reference="conteo"
          labelField="conteoNombre"
          permission="conteo.ver"
        />
        <ShowField source="observaciones" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="archivo">
        <ShowField source="archivoNombre" conditional type="text" />
        <ShowField source="archivoHash" conditional type="text" />
        <ShowField source="filas" conditional type="integer" />
        <ShowField source="validas" conditional type="integer" />
        <ShowField source="conError" conditional type="integer" />
        <ShowField source="conAviso" conditional type="integer" />
      </ShowSection>
      <ShowSection id="resultado">
        <ShowField source="claves" conditional type="integer" />
        <ShowField source="piezas" conditional type="integer" />
        <ShowField source="valor" conditional type="money" />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="revisadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="revisadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaRevision" conditional type="datetime" />
        <ShowField
          source="aplicadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="aplicadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaAplicacion" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
