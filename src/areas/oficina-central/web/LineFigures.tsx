import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { AwaitedFigures } from '#platform/web/ui/supply/AwaitedFigures';
import { useSupplyFigures } from '#platform/web/ui/supply/useSupplyFigures';
import type { PreviewSupply } from './central-calls';
import type { SharedRequest, SharedSupply } from './useRation';

interface LineFiguresProps {
  readonly line: PreviewSupply['lineas'][number];
  readonly request: SharedRequest;
  readonly supply: SharedSupply;
}

/** Figures that decide the share of one request, as in its own dialog. */
export function LineFigures({ line, request, supply }: LineFiguresProps) {
  const { solicitudId, almacenId, tipo } = request;
  const query = useSupplyFigures({
    almacenId,
    insumoId: supply.insumoId,
    surtidorId: supply.almacenId,
    tipo,
    solicitudId,
  });
  return (
    <LateTexts area="solicitudes">
      <AwaitedFigures query={query} amount={line.autorizada} withoutMonths />
    </LateTexts>
  );
}
