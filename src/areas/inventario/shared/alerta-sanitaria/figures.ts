import type { AlertaSanitaria } from '#generated/shared/types.gen';

type RecallLine = Pick<
  NonNullable<AlertaSanitaria['almacenes']>[number],
  'existencia' | 'enCamino' | 'entregadas' | 'localizadas'
>;

/** Totals of a recall's warehouses: pieces, and the number of unanswered warehouses among those that have or had some. */
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
