import { whoChanged, type Merging } from './merge-change';
import { isFilled, isObject, type LooseRecord } from '../paths';
import { sameValues } from './same-values';

/** Rows of one version, in list order, by token: the row's key, or a generated token for a row without key. */
type Rows = ReadonlyMap<string, LooseRecord>;

/**
 * Merges lists of keyed rows: common rows field by field, plus additions and deletions of either side. A conflict is a row deleted on one
 * side and changed on the other, or two different new orders.
 *
 * @returns null if rows lack a usable key (no object, a key twice): then the list counts as one value.
 */
export function mergeRows(
  merging: Merging,
  key: string,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: string,
): unknown[] | null {
  const [before, ours, others] = [byToken(base, key, 'b'), byToken(mine, key, 'm'), byToken(theirs, key, 't')];
  if (!before || !ours || !others) return null;

  const merged = new Map<string, unknown>();
  for (const token of new Set([...others.keys(), ...ours.keys(), ...before.keys()])) {
    const row = mergeRow(merging, before.get(token), ours.get(token), others.get(token), `${path}.#${token}`);
    if (row !== undefined) merged.set(token, row);
  }
  return inOrder(merging, merged, before, ours, others, path).map((token) => merged.get(token));
}

function byToken(rows: readonly unknown[], key: string, side: string): Rows | null {
  const found = new Map<string, LooseRecord>();
  for (const [index, row] of rows.entries()) {
    if (!isObject(row)) return null;
    // A new row belongs to its side alone, so that new rows of two people are never merged.
    const token = isFilled(row[key]) ? String(row[key]) : `+${side}${index}`;
    if (found.has(token)) return null;
    found.set(token, row);
  }
  return found;
}

function mergeRow(
  merging: Merging,
  base: LooseRecord | undefined,
  mine: LooseRecord | undefined,
  theirs: LooseRecord | undefined,
  path: string,
): unknown {
  if (mine && theirs) return merging.object(base ?? {}, mine, theirs, path);
  if (!mine && !theirs) return undefined;
  const [kept, keeper, remover] = mine ? ([mine, 'mine', 'theirs'] as const) : ([theirs, 'theirs', 'mine'] as const);
  const changedBy = !base ? keeper : sameValues(kept, base) ? remover : 'both';
  return merging.note({ path, changedBy, base, mine, theirs }) === 'mine' ? mine : theirs;
}

/**
 * Returns the tokens of the merged rows in the order of the side that moved rows. Rows of the other side follow the row that preceded them
 * there.
 */
function inOrder(
  merging: Merging,
  merged: ReadonlyMap<string, unknown>,
  before: Rows,
  ours: Rows,
  others: Rows,
  path: string,
): string[] {
  const common = (rows: Rows) =>
    [...rows.keys()].filter((token) => before.has(token) && ours.has(token) && others.has(token));
  const [was, mine, theirs] = [common(before), common(ours), common(others)];
  const side = sameValues(mine, theirs)
    ? 'theirs'
    : merging.note({ path: `${path}.#`, changedBy: whoChanged(was, mine, theirs), base: was, mine, theirs });
  const [first, second] = side === 'mine' ? [ours, others] : [others, ours];

  const order = [...first.keys()].filter((token) => merged.has(token));
  let previous: string | null = null;
  for (const token of second.keys()) {
    if (!merged.has(token)) continue;
    if (!order.includes(token)) order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, token);
    previous = token;
  }
  return order;
}
