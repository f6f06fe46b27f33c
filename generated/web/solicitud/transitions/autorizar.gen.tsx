// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'sustitutoInsumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'sustitutoInsumoNombre',
    permission: 'catalogo.ver',
    input: {
      type: 'reference',
      reference: 'insumo',
      labelField: 'sustitutoInsumoNombre',
      dependsOn: { sustitutoIds: 'lineas.insumoId' },
      beside: {
        reference: 'inventario',
        permission: 'inventario.ver',
        of: 'insumoId',
        dependsOn: { almacenId: 'almacenSurtidorId' },
        show: 'disponible',
      },
      codes: ['clave', 'claveLocal'],
    },
    when: (record) => valueAt(record, 'aceptaSustitutos') === true,
  },
  { source: 'cantidadSolicitada', type: 'integer' },
  { source: 'cantidadAutorizada', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'motivoModificacion', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function SolicitudAutorizarInputs() {
  return (
    <>
      <LinesInput
        source="lineas"
        rowKey="solicitudDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidadSolicitada', fn: 'sum' },
          { field: 'cantidadAutorizada', fn: 'sum' },
        ]}
        fixed
        required
        plain
      />
    </>
  );
}
