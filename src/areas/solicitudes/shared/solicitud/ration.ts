import { shareOut } from './share-out';

/** Rules for rationing a shortage, named as in DOMAIN d.4. */
export const RATION_RULES = ['COMPLETO', 'PRORRATEO', 'MAXIMO'] as const;
export type RationRule = (typeof RATION_RULES)[number];

/** A line of a waiting request, with the figures of its supply at the requesting warehouse. */
export interface RationLine {
  readonly id: number;
  /** Requested pieces. */
  readonly solicitada: number;
  /** Pieces in stock at the requester and in transit to it. */
  readonly cuenta: number;
  /** Minimum of its setting; null without one. */
  readonly minimo: number | null;
  readonly maximo: number | null;
  /** Pieces in a package, 1 or more. */
  readonly multiplo: number;
  /** Average monthly use; null when unknown. */
  readonly cpm: number | null;
  readonly urgente: boolean;
  /** Time of sending of the request, ISO 8601; earlier ones take precedence. */
  readonly enviada: string;
}

/** One supply in one warehouse, with the lines that request it. */
export interface RationPool {
  /** Available pieces: in stock and not promised. */
  readonly libre: number;
  /** True when the supply is VITAL or essential. */
  readonly indispensable: boolean;
  readonly lines: readonly RationLine[];
}

/**
 * Rations the stock of a supply among its requesters, deterministically.
 *
 * - `COMPLETO`: in turn, each its full amount or nothing; a request that no longer fits is skipped.
 * - `PRORRATEO`: in proportion to the requested amounts (`shareOut`).
 * - `MAXIMO`: each up to its maximum; the resulting amounts are given in proportion.
 *
 * With `proteger`, a VITAL or essential supply first brings requesters below their minimum up to it, within their request, or in proportion
 * when it does not suffice. The rule distributes only the rest. Stock in transit counts as present. Other supplies follow the rule alone.
 *
 * Order of turns, which also breaks ties of remainders: shortages first, when protected; then urgent requests; then the fewest months of
 * stock, unknown last; then the earliest sent; then the lower id.
 *
 * @returns pieces by id of the line: never more than requested, in total never more than available
 */
export function ration(
  { libre, indispensable, lines }: RationPool,
  rule: RationRule,
  proteger: boolean,
): ReadonlyMap<number, number> {
  const guarded = proteger && indispensable;
  const turn = lines
    .map((line) => ({ line, wanted: wantedBy(line, rule), lacks: guarded ? lacking(line) : 0 }))
    .toSorted((a, b) => Number(b.lacks > 0) - Number(a.lacks > 0) || byTurn(a.line, b.line));
  const pieces = Math.max(0, libre);
  const first = shareOut(
    pieces,
    turn.flatMap(({ line: { id, multiplo }, wanted, lacks }) =>
      lacks > 0 && wanted > 0 ? [{ id, multiplo, wanted: Math.min(lacks, wanted) }] : [],
    ),
  );
  const rest = pieces - [...first.values()].reduce((sum, given) => sum + given, 0);
  const open = turn.map(({ line: { id, multiplo }, wanted }) => {
    const has = first.get(id) ?? 0;
    return { id, multiplo, has, wanted: wanted - has };
  });
  const second = rule === 'COMPLETO' ? wholly(rest, open) : shareOut(rest, open);
  return new Map(open.map(({ id, has }) => [id, has + (second.get(id) ?? 0)]));
}

/** Returns the months that present and granted pieces last; null without known use. */
export function monthsOf({ cuenta, cpm }: Pick<RationLine, 'cuenta' | 'cpm'>, given = 0): number | null {
  return cpm === null || cpm <= 0 ? null : (cuenta + given) / cpm;
}

function wantedBy({ solicitada, maximo, cuenta, multiplo }: RationLine, rule: RationRule): number {
  if (rule !== 'MAXIMO' || maximo === null) return solicitada;
  const room = Math.max(0, maximo - cuenta);
  return room >= solicitada ? solicitada : Math.floor(room / multiplo) * multiplo;
}

/** Returns the pieces missing to the minimum, in whole packages, at most the requested ones. */
function lacking({ minimo, cuenta, multiplo, solicitada }: RationLine): number {
  const lacks = Math.max(0, (minimo ?? 0) - cuenta);
  return Math.min(solicitada, Math.ceil(lacks / multiplo) * multiplo);
}

function byTurn(a: RationLine, b: RationLine): number {
  const [mine, other] = [monthsOf(a) ?? Number.MAX_VALUE, monthsOf(b) ?? Number.MAX_VALUE];
  return (
    Number(b.urgente) - Number(a.urgente) ||
    mine - other ||
    (a.enviada < b.enviada ? -1 : a.enviada > b.enviada ? 1 : 0) ||
    a.id - b.id
  );
}

function wholly(
  pieces: number,
  open: readonly { readonly id: number; readonly wanted: number }[],
): ReadonlyMap<number, number> {
  const given = new Map<number, number>();
  let left = pieces;
  for (const { id, wanted } of open) {
    if (wanted > left) continue;
    given.set(id, wanted);
    left -= wanted;
  }
  return given;
}
