// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { ShowLines } from '#platform/web/ui/lines/ShowLines';
import { ShowField } from '#platform/web/ui/show/ShowField';
import { ShowSection } from '#platform/web/ui/show/ShowSection';
import { lineasAllColumns } from './lines.gen';

export function ContratoDetails() {
  return (
    <>
      <ShowSection id="contrato">
        <ShowField
          source="proveedorId"
          type="reference"
          reference="proveedor"
          labelField="proveedorNombre"
          permission="proveedor.ver"
        />
        <ShowField source="numero" type="text" />
        <ShowField source="ejercicio" type="text" />
        <ShowField source="vigenciaDesde" type="date" />
        <ShowField source="vigenciaHasta" type="date" />
      </ShowSection>
      <ShowSection id="condiciones">
        <ShowField source="diasCanje" type="integer" />
        <ShowField source="mesesCaducidadMinima" type="integer" />
      </ShowSection>
      <ShowSection id="claves">
        <ShowLines
          source="lineas"
          plain
          columns={lineasAllColumns}
          totals={[
            { field: 'insumoId', fn: 'count' },
            { field: 'cantidadMaxima', fn: 'sum' },
          ]}
        />
      </ShowSection>
    </>
  );
}
