import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '../../client/call-operation';
import type { OperationTypes } from '../../../generated/shared/operations.gen';
import { usePermission } from '../../ui/access/PermissionsContext';
import { useDocument } from '../../ui/lifecycle/DocumentContext';
import type { LineNoteProps } from '../../ui/lines/line-note';
import { useBatched } from '../../ui/operations/useBatched';
import { AwaitedFigures } from '../../ui/supply/AwaitedFigures';

type Calls = {
  readonly solicitudCifras: (call: OperationCall<'solicitudCifras'>) => Promise<OperationAnswer<'solicitudCifras'>>;
};
type Question = OperationTypes['solicitudCifras']['body']['lineas'][number];

/** Below a line whose pieces are countered: what the warehouse has and uses of the supply that leaves. Suppliers are not shown it. */
export default function ExchangeFigures({ values, inputs }: LineNoteProps) {
  const calls = useDataProvider<DataProvider & Calls>();
  const isAllowed = usePermission('solicitud.ver');
  const almacenId = useDocument()?.['almacenId'];
  const { insumoId } = values;
  const isDecided = inputs.includes('cantidadContra');
  const question: Question | null =
    isAllowed && isDecided && typeof almacenId === 'number' && typeof insumoId === 'number'
      ? { almacenId, insumoId }
      : null;
  const query = useBatched(
    ['inventario', 'cifras'],
    question,
    async (lineas: readonly Question[]) => (await calls.solicitudCifras({ body: { lineas: [...lineas] } })).data,
  );
  return question === null ? null : <AwaitedFigures query={query} amount={null} leaving />;
}
