// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { estatusDevolucionOrden, origenDevolucionOrden } from './enums.gen';
import { lineasAllColumns } from './lines.gen';

export function DevolucionOrdenCargoDetails() {
  return (
    <>
      <ShowSection id="lineas">
        <ShowLines
          source="lineas"
          conditional
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'cantidad', fn: 'sum' },
            { field: 'importe', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="devolucion">
        <ShowField source="folio" conditional type="text" />
        <ShowField
          source="ordenCargoId"
          conditional
          type="reference"
          reference="orden-cargo"
          labelField="ordenCargoNombre"
          permission="orden-cargo.ver"
        />
        <ShowField source="estatus" conditional type="enum" choices={estatusDevolucionOrden} />
        <ShowField source="origen" conditional type="enum" choices={origenDevolucionOrden} />
        <ShowField
          source="hospitalizacionId"
          conditional
          type="reference"
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
          permission="hospitalizacion.ver"
        />
        <ShowField
          source="pacienteId"
          conditional
          type="reference"
          reference="paciente"
          labelField="pacienteNombre"
          permission="paciente.ver"
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
          source="servicioId"
          conditional
          type="reference"
          reference="nucleo"
          labelField="servicioNombre"
          permission="catalogo.ver"
        />
        <ShowField
          source="almacenSurtidorId"
          conditional
          type="reference"
          reference="almacen"
          labelField="almacenSurtidorNombre"
          permission="catalogo.ver"
        />
        <ShowField source="motivo" conditional type="longText" wide />
        <ShowField source="motivoResolucion" conditional type="longText" wide />
        <ShowField source="piezas" conditional type="integer" />
        <ShowField source="importeTotal" conditional type="money" />
        <ShowField
          source="salidaExtraordinariaId"
          conditional
          type="reference"
          reference="salida-extraordinaria"
          labelField="salidaExtraordinariaNombre"
          permission="salida-extraordinaria.ver"
        />
      </ShowSection>
      <ShowSection id="personas">
        <ShowField
          source="solicitadaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="solicitadaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaSolicitud" conditional type="datetime" />
        <ShowField
          source="resueltaPorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="resueltaPorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaResolucion" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
