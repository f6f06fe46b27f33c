import type { Conteo } from '#generated/shared/types.gen';

/** A line of a physical count. */
export type CountLine = NonNullable<Conteo['lineas']>[number];

/** Returns the valid count of a line: its recount, else the first count, with its time. Null for an uncounted line. */
export function lastCount(line: CountLine): { readonly pieces: number; readonly at: string } | null {
  const [pieces, at] =
    typeof line.conteo2 === 'number' ? [line.conteo2, line.recontadoEn] : [line.conteo1, line.contadoEn];
  return typeof pieces === 'number' && typeof at === 'string' ? { pieces, at } : null;
}
