// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';

export { solicitudManualForm as form } from '../../../shared/forms/operation-solicitudManual.gen';

/** Columns of «Insumos». */
const lineasColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    required: true,
    input: { type: 'reference', reference: 'insumo', labelField: 'insumoNombre', codes: ['clave', 'claveLocal'] },
  },
  { source: 'cantidadSolicitada', type: 'integer', required: true, input: { type: 'number', integer: true } },
];

export default function SolicitudManualInputs() {
  return (
    <>
      <ReferenceInput source="almacenSolicitanteId" required reference="almacen" />
      <ReferenceInput source="almacenSurtidorId" required reference="almacen" />
      <TextInput source="folioPapel" required maxLength={30} />
      <DateInput source="fechaPapel" required />
      <TextArea source="motivoManual" required wide />
      <SwitchInput source="urgente" />
      <SwitchInput source="aceptaSustitutos" />
      <LinesInput
        source="lineas"
        required
        rowKey="solicitudDetalleId"
        columns={lineasColumns}
        totals={[{ field: 'cantidadSolicitada', fn: 'sum' }]}
        unique={[['insumoId']]}
        scan={{ reference: 'insumoId', quantity: 'cantidadSolicitada' }}
        maxItems={200}
      />
    </>
  );
}
