import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import type { Database } from '#platform/server/db/database';
import type { Filter } from '../filter-by';
import { auditShown } from '#platform/server/records/read/audit-reads';
import { matching } from '../matching';
import { plainText } from '#platform/shared/text/plain-text';
import { fuzzySearch } from './fuzzy-search';
import { orderOf } from '../order';
import { relevancePage } from './relevance-page';
import { resources } from '#platform/server/records/resources';
import { searchWords } from '#platform/server/records/search-words';
import { recordReader } from '#platform/server/records/read/to-record';

export interface Found {
  recurso: string;
  registros: { id: number | string; titulo: string; detalle: string }[];
  hayMas: boolean;
}

/** Maximum of results shown for each kind. */
const SHOWN = 5;

/**
 * Finds records that the actor may list and that contain every word, by resource. Resources with a name that begins with the text come
 * first, and the best matches within each.
 *
 * @param text at least two characters
 */
export async function findEverywhere({ orm, kind }: Database, text: string, actor: Actor): Promise<Found[]> {
  const words = searchWords(text);
  const searched = resources.filter(
    ({ operations, permissions, search }) =>
      operations.includes('get') &&
      actor.permissions.has(permissions.list) &&
      actor.permissions.has(permissions.get) &&
      (search.own !== null || search.embeds.length > 0),
  );
  const find = (resource: Resource) =>
    findIn(orm, resource, { words, typed: text, conditions: {}, active: true }, actor);
  const found: (Found & { readonly rank: number })[] = [];
  // A server runs several queries in parallel on separate connections; the embedded database runs one at a time.
  const step = kind === 'postgres' ? 4 : 1;
  for (let at = 0; at < searched.length; at += step)
    found.push(...(await Promise.all(searched.slice(at, at + step).map(find))));
  return found
    .filter(({ registros }) => registros.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...each }) => each);
}

async function findIn(
  orm: Database['orm'],
  resource: Resource,
  filter: Filter,
  actor: Actor,
): Promise<Found & { readonly rank: number }> {
  const permissions = [resource.permissions.list, resource.permissions.get];
  const { where, embeds } = matching(resource, filter, permissions, actor);
  const order = orderOf(resource, resource.sort.field, resource.sort.direction, actor);
  const page = await relevancePage(orm, resource, {
    where,
    filter,
    order,
    embeds,
    actor,
    limit: SHOWN + 1,
    offset: 0,
    // A single word may be the beginning of any name.
    ...(filter.words.length > 1 ? { near: () => fuzzySearch(orm, resource, filter, permissions, actor) } : {}),
  });
  const rows = await page.read();
  const read = recordReader(resource, actor);
  const ranked = rows.map((row) => {
    const record = read(row);
    const titulo = resource.title(record, actor.timeZone);
    const detalle = resource.detail?.(record, actor.timeZone) ?? '';
    return {
      record,
      registro: { id: record[resource.key.name] as number | string, titulo, detalle },
      rank: rankOf([titulo, detalle], filter.words),
    };
  });
  const shown = ranked.slice(0, SHOWN);
  await auditShown(
    orm,
    resource,
    shown.map(({ record }) => record),
    filter,
    actor,
  );
  return {
    recurso: resource.name,
    registros: shown.map(({ registro }) => registro),
    hayMas: rows.length > SHOWN,
    rank: Math.min(...ranked.map(({ rank }) => rank)),
  };
}

/** Ranks a record: 0 for a name equal to the text, 1 when one begins with it, 2 when every word begins one of theirs, 3 otherwise. */
function rankOf(names: readonly string[], words: readonly string[]): number {
  const typed = words.join(' ');
  const plain = names.map(plainText);
  if (plain.includes(typed)) return 0;
  if (plain.some((name) => name.startsWith(typed))) return 1;
  const own = plain.flatMap((name) => name.split(/[\s·,.-]+/));
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : 3;
}
