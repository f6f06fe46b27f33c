// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { resolucionDiferencia, tipoDiferencia } from '../enums.gen';

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
    source: 'insumoSolicitadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoSolicitadoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'cantidadRecibida', type: 'integer' },
  { source: 'diferenciaTipo', type: 'enum', choices: tipoDiferencia },
  { source: 'diferenciaNota', type: 'text' },
  {
    source: 'diferenciaResolucion',
    type: 'enum',
    choices: resolucionDiferencia,
    input: { type: 'select', choices: resolucionDiferencia },
  },
];

export default function SolicitudResolverDiferenciaInputs() {
  return (
    <>
      <LinesInput
        source="lineas"
        rowKey="solicitudDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidadSurtida', fn: 'sum' },
          { field: 'cantidadRecibida', fn: 'sum' },
        ]}
        fixed
        required
        plain
      />
    </>
  );
}
