// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { condicionCanje } from '../enums.gen';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  { source: 'numeroLoteEntra', type: 'text' },
  { source: 'caducidadEntra', type: 'date' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'recibido', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'entregado', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'condicion', type: 'enum', choices: condicionCanje, input: { type: 'select', choices: condicionCanje } },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C', input: { type: 'number', scale: 1, unit: '°C' } },
  {
    source: 'numeroLoteRecibido',
    type: 'text',
    input: { type: 'text', maxLength: 30 },
    when: (record) => !(valueAt(record, 'tipo') === 'NOTA_CREDITO'),
  },
  {
    source: 'caducidadRecibida',
    type: 'date',
    input: { type: 'date' },
    when: (record) => !(valueAt(record, 'tipo') === 'NOTA_CREDITO'),
  },
  { source: 'pendiente', type: 'integer' },
];

export default function PropuestaCambioRecibirInputs() {
  return (
    <>
      <TextInput source="remision" required maxLength={60} />
      <TextInput source="firma" hint maxLength={120} />
      <TextArea source="observaciones" wide />
      <LinesInput source="lineas" rowKey="propuestaCambioDetalleId" columns={columns} fixed required />
    </>
  );
}
