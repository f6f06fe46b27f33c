import type { Query } from '@tanstack/react-query';
import { MAX_FOLLOWED, type Change, type FollowedRecord } from '#platform/shared/channel';
import type { Followed } from '../client/channel';

type Key = readonly unknown[];

/** True for labels shown beside a page's records: they need no live updates. */
const isLabels = (key: Key) => String(key[1]).startsWith('getMany');
const idOf = (key: Key) => (key[1] === 'getOne' ? String((key[2] as { id?: unknown } | undefined)?.id) : null);

/** Topics of a page: the entities of its active queries, and the records that it reports as open. */
export function whatIsShown(queries: readonly Query[], opened: readonly FollowedRecord[]): Followed {
  const inSight = queries.filter((query) => query.isActive()).map(({ queryKey }): Key => queryKey);
  const listas = inSight.filter((key) => !isLabels(key) && idOf(key) === null).map(([name]) => String(name));
  const records = new Map<string, FollowedRecord>();
  for (const key of inSight) {
    const id = idOf(key);
    if (id !== null) records.set(`${String(key[0])} ${id}`, { entidad: String(key[0]), id, edita: false });
  }
  // Records reported by the page, including their editing state.
  for (const record of opened) {
    const before = records.get(`${record.entidad} ${record.id}`);
    records.set(`${record.entidad} ${record.id}`, { ...record, edita: record.edita || before?.edita === true });
  }
  return {
    listas: [...new Set(listas)].slice(0, MAX_FOLLOWED.lists),
    registros: [...records.values()].slice(-MAX_FOLLOWED.records),
  };
}

/** True when a cached answer may be stale after writes to an entity. `changes` is null when the written records are unknown. */
export function isTouched(key: Key, entity: string, changes: readonly Change[] | null): boolean {
  if (key[0] !== entity) return false;
  if (changes === null) return true;
  const ids = new Set(changes.map(({ id }) => id));
  const own = idOf(key);
  if (own !== null) return ids.has(own);
  if (!isLabels(key)) return true;
  const named = (key[2] as { ids?: readonly unknown[] } | undefined)?.ids ?? [];
  return named.some((id) => ids.has(String(id)));
}
