// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusConteo, tipoConteo } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function ConteoDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          conditional
          plain
          columns={lineasAllColumns}
          totals={[{ field: 'diferencia', fn: 'sum' }]}
        />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusConteo} />
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
        <ShowField source="tipo" type="enum" choices={tipoConteo} />
        <ShowField source="fechaProgramada" type="date" />
        <ShowField source="ciego" type="boolean" />
        <ShowField source="tolerancia" type="number" scale={2} unit="%" />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField source="motivo" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="alcance">
        <ShowField source="insumoIds" type="references" reference="insumo" permission="catalogo.ver" />
        <ShowField source="ubicacion" type="text" />
        <ShowField source="lotesAlAzar" conditional type="integer" />
      </ShowSection>
      <ShowSection id="resultado">
        <ShowField source="lotes" conditional type="integer" />
        <ShowField source="diferencias" conditional type="integer" />
        <ShowField source="exactitud" conditional type="number" scale={2} unit="%" />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="programadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="programadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="iniciadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="iniciadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="terminadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="terminadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="autorizadorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="autorizadorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="aplicadoPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="aplicadoPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaRegistro" conditional type="datetime" />
        <ShowField source="fechaInicio" conditional type="datetime" />
        <ShowField source="fechaTermino" conditional type="datetime" />
        <ShowField source="fechaAutorizacion" conditional type="datetime" />
        <ShowField source="fechaAplicacion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
