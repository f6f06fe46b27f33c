import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import type { LineNoteProps } from '#platform/web/ui/lines/scan/line-note';
import { AwaitedFigures } from '#platform/web/ui/supply/AwaitedFigures';
import { useSupplyFigures, type FigureQuestion } from '#platform/web/ui/supply/useSupplyFigures';

/** Renders stock and use of the outgoing supply at the warehouse, below a countered line. Hidden from suppliers. */
export default function ExchangeFigures({ values, inputs }: LineNoteProps) {
  const isAllowed = usePermission('solicitud.ver');
  const almacenId = useDocument()?.['almacenId'];
  const { insumoId } = values;
  const isDecided = inputs.includes('cantidadContra');
  const question: FigureQuestion | null =
    isAllowed && isDecided && typeof almacenId === 'number' && typeof insumoId === 'number'
      ? { almacenId, insumoId }
      : null;
  const query = useSupplyFigures(question);
  return question === null ? null : <AwaitedFigures query={query} amount={null} leaving />;
}
