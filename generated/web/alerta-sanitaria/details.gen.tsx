// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { claseAlerta, estatusAlertaSanitaria, origenAlerta } from './enums.gen';
import { almacenesAllColumns } from './lines.gen';

export function AlertaSanitariaDetails() {
  return (
    <>
      <ShowSection id="almacenes">
        <ShowLines
          source="almacenes"
          conditional
          plain
          columns={almacenesAllColumns}
          totals={[
            { field: 'existencia', fn: 'sum' },
            { field: 'localizadas', fn: 'sum' },
          ]}
        />
      </ShowSection>
      <ShowSection id="documento">
        <ShowField source="folio" conditional type="text" />
        <ShowField source="estatus" conditional type="enum" choices={estatusAlertaSanitaria} />
        <ShowField
          source="insumoId"
          type="reference"
          reference="insumo"
          labelField="insumoNombre"
          permission="catalogo.ver"
        />
        <ShowField source="numeroLote" type="text" />
        <ShowField source="otrosNumeros" type="words" />
        <ShowField source="numerosRevisados" conditional type="words" />
        <ShowField
          source="proveedorId"
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="marca" type="text" />
        <ShowField source="parecidosRevisados" type="boolean" />
        <ShowField source="origen" type="enum" choices={origenAlerta} />
        <ShowField source="clase" type="enum" choices={claseAlerta} />
        <ShowField
          source="unidadId"
          type="reference"
          reference="unidad"
          labelField="unidadNombre"
          permission="catalogo.ver"
        />
        <ShowField source="numeroOficio" type="text" />
        <ShowField source="fechaOficio" type="date" />
        <ShowField source="motivo" type="longText" wide />
        <ShowField source="instrucciones" type="longText" wide />
      </ShowSection>
      <ShowSection id="resultado">
        <ShowField source="retenidas" conditional type="integer" />
        <ShowField source="enCamino" conditional type="integer" />
        <ShowField source="entregadas" conditional type="integer" />
        <ShowField source="localizadas" conditional type="integer" />
        <ShowField source="porResponder" conditional type="integer" />
      </ShowSection>
      <ShowSection id="cierre">
        <ShowField source="conclusion" conditional type="longText" wide />
      </ShowSection>
      <ShowSection id="participantes">
        <ShowField
          source="capturistaId"
          conditional
          type="reference"
          reference="usuario"
          labelField="capturistaNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaCaptura" conditional type="datetime" />
        <ShowField
          source="emisorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="emisorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaEmision" conditional type="datetime" />
        <ShowField
          source="cerradorId"
          conditional
          type="reference"
          reference="usuario"
          labelField="cerradorNombre"
          permission="usuario.ver"
        />
        <ShowField source="fechaCierre" conditional type="datetime" />
        <ShowField source="estatusDesde" conditional type="datetime" />
      </ShowSection>
    </>
  );
}
