// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../../src/ui/form/inputs/NumberInput';
import { LinesInput } from '../../../../src/ui/lines/LinesInput';
import type { LineColumn } from '../../../../src/ui/lines/line-column';
import { tipoDiferencia } from '../enums.gen';

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
  { source: 'cantidadRecibida', type: 'integer', required: true, input: { type: 'number', integer: true } },
  {
    source: 'diferenciaTipo',
    type: 'enum',
    choices: tipoDiferencia,
    input: { type: 'select', choices: tipoDiferencia },
  },
  { source: 'diferenciaNota', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function SolicitudRecibirInputs() {
  return (
    <>
      <NumberInput source="temperaturaLlegada" scale={1} unit="°C" />
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
      />
    </>
  );
}
