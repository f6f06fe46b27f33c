import type { AlertaSanitaria } from '../../../generated/shared/types.gen';

type RecallLine = Pick<
  NonNullable<AlertaSanitaria['almacenes']>[number],
  'existencia' | 'enCamino' | 'entregadas' | 'localizadas'
>;

/** What the warehouses of a recall come to. Pieces, and how many of those who have or had some have not answered. */
export function recallFigures(lines: readonly RecallLine[]) {
  const sum = (of: (line: RecallLine) => number | null | undefined) =>
    lines.reduce((total, line) => total + (of(line) ?? 0), 0);
  return {
    retenidas: sum(({ existencia }) => existencia),
    enCamino: sum(({ enCamino }) => enCamino),
    entregadas: sum(({ entregadas }) => entregadas),
    localizadas: sum(({ localizadas }) => localizadas),
    porResponder: lines.filter(({ localizadas }) => typeof localizadas !== 'number').length,
  };
}
