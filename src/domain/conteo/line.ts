import type { Conteo } from '../../../generated/shared/types.gen';

/** A line of a physical count. */
export type CountLine = NonNullable<Conteo['lineas']>[number];

/** What counts of a line: its recount where there is one, and when that was. Null where nobody counted it. */
export function lastCount(line: CountLine): { readonly pieces: number; readonly at: string } | null {
  const [pieces, at] =
    typeof line.conteo2 === 'number' ? [line.conteo2, line.recontadoEn] : [line.conteo1, line.contadoEn];
  return typeof pieces === 'number' && typeof at === 'string' ? { pieces, at } : null;
}
