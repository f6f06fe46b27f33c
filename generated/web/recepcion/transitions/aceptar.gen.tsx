// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { RadioInput } from '#platform/web/ui/form/inputs/RadioInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { resultadoInspeccion } from '../enums.gen';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'cantidad', type: 'integer' },
  { source: 'cantidadRechazada', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'motivoRechazo', type: 'text', input: { type: 'text', maxLength: 200 } },
  { source: 'cartaFolio', type: 'text', input: { type: 'text', maxLength: 40 } },
  { source: 'cartaFecha', type: 'date', input: { type: 'date' } },
  {
    source: 'cartaVigenciaMeses',
    type: 'number',
    scale: 0,
    unit: 'meses',
    input: { type: 'number', integer: true, unit: 'meses' },
  },
];

export default function RecepcionAceptarInputs() {
  return (
    <>
      <RadioInput source="inspeccionEmpaque" required hint choices={resultadoInspeccion} />
      <RadioInput source="inspeccionEtiquetado" required hint choices={resultadoInspeccion} />
      <RadioInput source="inspeccionCaducidad" required hint choices={resultadoInspeccion} />
      <RadioInput source="inspeccionTemperatura" required hint choices={resultadoInspeccion} />
      <TextArea source="inspeccionObservaciones" wide />
      <LinesInput
        source="lineas"
        rowKey="recepcionDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidad', fn: 'sum' },
          { field: 'cantidadRechazada', fn: 'sum' },
        ]}
        fixed
        required
      />
    </>
  );
}
