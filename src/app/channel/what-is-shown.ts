import type { Query } from '@tanstack/react-query';
import { MOST_FOLLOWED, type Change, type FollowedRecord } from '../../shared/channel';
import type { Followed } from '../../client/channel';

type Key = readonly unknown[];

/** Of labels that a page shows beside its own records, nobody waits for news. */
const isLabels = (key: Key) => String(key[1]).startsWith('getMany');
const idOf = (key: Key) => (key[1] === 'getOne' ? String((key[2] as { id?: unknown } | undefined)?.id) : null);

/** What to follow: the entities whose queries a page has in sight, and the records that it says are open. */
export function whatIsShown(queries: readonly Query[], opened: readonly FollowedRecord[]): Followed {
  const inSight = queries.filter((query) => query.isActive()).map(({ queryKey }): Key => queryKey);
  const listas = inSight.filter((key) => !isLabels(key) && idOf(key) === null).map(([name]) => String(name));
  const records = new Map<string, FollowedRecord>();
  for (const key of inSight) {
    const id = idOf(key);
    if (id !== null) records.set(`${String(key[0])} ${id}`, { entidad: String(key[0]), id, edita: false });
  }
  // Told of by the page itself, with whether it is being edited.
  for (const record of opened) {
    const before = records.get(`${record.entidad} ${record.id}`);
    records.set(`${record.entidad} ${record.id}`, { ...record, edita: record.edita || before?.edita === true });
  }
  return {
    listas: [...new Set(listas)].slice(0, MOST_FOLLOWED.lists),
    registros: [...records.values()].slice(-MOST_FOLLOWED.records),
  };
}

/** Whether an answer that a page has may be another, now that some records of an entity were written; null: nobody knows which. */
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
