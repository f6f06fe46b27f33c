// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusExtraordinaria } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function EntradaExtraordinariaDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidad', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusExtraordinaria} />
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
        <ShowField
          source="motivoEntradaExtraordinariaId"
          type="reference"
          reference="motivo-entrada-extraordinaria"
          labelField="motivoEntradaExtraordinariaNombre"
          permission="catalogo.ver"
        />
        <ShowField source="fechaDocumento" type="date" />
        <ShowField source="procedencia" type="text" />
        <ShowField source="observaciones" type="longText" wide />
        <ShowField source="motivo" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="totales">
        <ShowField source="piezas" conditional type="integer" />
        <ShowField source="importeTotal" conditional type="money" />
      </ShowSection>
      <ShowSection id="reglas">
        <ShowField source="requiereAutorizacion" conditional type="boolean" />
        <ShowField source="requiereEvidencia" conditional type="boolean" />
        <ShowField source="permiteSinCosto" conditional type="boolean" />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="solicitanteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="solicitanteNombre"
          permission="usuario.ver"
        />
        <ShowField source="editoresIds" conditional type="references" reference="usuario" permission="usuario.ver" />
        <ShowField
          source="remitenteId"
          conditional
          type="reference"
          reference="usuario"
          labelField="remitenteNombre"
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
          source="aplicadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="aplicadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField
          source="reversadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="reversadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaSolicitud" conditional type="datetime" />
        <ShowField source="fechaEnvio" conditional type="datetime" />
        <ShowField source="fechaAutorizacion" conditional type="datetime" />
        <ShowField source="fechaAplicacion" conditional type="datetime" />
        <ShowField source="fechaReversa" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
