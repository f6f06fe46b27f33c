import { useBatched } from '../../ui/operations/useBatched';
import { LateTexts } from '../../ui/texts/LateTexts';
import { AwaitedFigures } from '../../ui/supply/AwaitedFigures';
import type { OperationTypes } from '../../../generated/shared/operations.gen';
import { useCentralCalls, type PreviewSupply } from './central-calls';
import type { SharedRequest, SharedSupply } from './useRation';

type Question = OperationTypes['solicitudCifras']['body']['lineas'][number];

interface LineFiguresProps {
  readonly line: PreviewSupply['lineas'][number];
  readonly request: SharedRequest;
  readonly supply: SharedSupply;
}

/** Figures that decide the share of one request, as in its own dialog. */
export function LineFigures({ line, request, supply }: LineFiguresProps) {
  const calls = useCentralCalls();
  const { solicitudId, almacenId, tipo } = request;
  const question: Question = {
    almacenId,
    insumoId: supply.insumoId,
    surtidorId: supply.almacenId,
    tipo,
    solicitudId,
  };
  const query = useBatched(
    ['inventario', 'cifras'],
    question,
    async (lineas: readonly Question[]) => (await calls.solicitudCifras({ body: { lineas: [...lineas] } })).data,
  );
  return (
    <LateTexts area="solicitudes">
      <AwaitedFigures query={query} amount={line.autorizada} withoutMonths />
    </LateTexts>
  );
}
