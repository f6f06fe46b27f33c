import { Collection, type CollectionItem } from 'fakerest';
import type { Page, SampleSort } from '../../wire';
import type { PageRequest } from '../request/read-page-request';
import { RequestFailure } from '../request/request-failure';
import { plainText } from '#platform/shared/text/plain-text';

const collator = new Intl.Collator('es', { sensitivity: 'base' });

/**
 * Ranks texts in Spanish order, without case or accents; texts that are equal then share a rank. Comparing ranks is much faster than
 * comparing texts: a list of ten thousand is sorted at every keystroke.
 */
function rankTexts(texts: Iterable<string>): ReadonlyMap<string, number> {
  const sorted = [...new Set(texts)].toSorted(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, index) => {
    if (index > 0 && collator.compare(sorted[index - 1] as string, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return ranks;
}

export interface TableOptions<Item> {
  /** Returns the text covered by a search. */
  readonly searchText: (item: Item) => string;
  /** Keys sorted as text, without case; every other key is sorted as a number (SPEC 5). */
  readonly textKeys: readonly (keyof Item & string)[];
}

/** A collection of sample records, identified by `id`. */
export interface Table<Item> {
  all(): Item[];
  has(id: string): boolean;
  /** @throws {RequestFailure} 404 */
  get(id: string): Item;
  /** Returns one page of the records that match the search and `filter`, and their total. */
  page(request: PageRequest, filter?: (item: Item) => boolean): Page<Item>;
  add(item: Item): void;
  /** Overwrites the given properties. @throws {RequestFailure} 404 */
  update(id: string, change: Partial<Item>): void;
  /** Removes all records or none. @throws {RequestFailure} 404 */
  remove(ids: readonly string[]): void;
}

/** Creates a table over fakerest's collection; `items` are copied. */
export function createTable<Item extends { readonly id: string }>(
  items: readonly Item[],
  { searchText, textKeys }: TableOptions<Item>,
): Table<Item> {
  const collection = new Collection<Item & CollectionItem>();
  // Bypasses the constructor, which searches all earlier ids for each record: a second for ten thousand.
  collection.items = structuredClone([...items]);
  // Filled with the first list, so that no later keystroke waits for ten thousand texts.
  const texts = new Map<string, string>();

  const textOf = (item: Item) => {
    let text = texts.get(item.id);
    if (text === undefined) texts.set(item.id, (text = plainText(searchText(item))));
    return text;
  };
  const known = (id: string) => {
    if (collection.getIndex(id) === -1) throw RequestFailure.unknownId(id);
  };
  // Ranks by sort key; cleared when records are added or changed.
  const ranks = new Map<string, ReadonlyMap<string, number>>();
  const rankOf = (key: string) => {
    let rank = ranks.get(key);
    if (!rank) ranks.set(key, (rank = rankTexts(collection.items.map((item) => String(item[key])))));
    return (item: CollectionItem) => rank.get(String(item[key])) ?? 0;
  };
  const comparison = ({ order, key }: SampleSort) => {
    if (order === '' || key === '') return undefined;
    const sign = order === 'desc' ? -1 : 1;
    const place = textKeys.includes(key as keyof Item & string)
      ? rankOf(key)
      : (item: CollectionItem) => numberOf(item[key]);
    return (a: CollectionItem, b: CollectionItem) => sign * (place(a) - place(b));
  };

  return {
    all: () => collection.getAll(),
    has: (id) => collection.getIndex(id) !== -1,
    get(id) {
      known(id);
      return collection.getOne(id);
    },
    page({ pageIndex, pageSize, query, sort }, filter = () => true) {
      const typed = plainText(query.trim());
      const found = collection.getAll({
        filter: (item: CollectionItem) => filter(item as Item) && textOf(item as Item).includes(typed),
        sort: comparison(sort),
      });
      return { data: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total: found.length };
    },
    add(item) {
      ranks.clear();
      collection.addOne(item);
    },
    update(id, change) {
      known(id);
      texts.delete(id);
      ranks.clear();
      collection.updateOne(id, change as Item);
    },
    remove(ids) {
      for (const id of ids) known(id);
      for (const id of ids) {
        texts.delete(id);
        collection.removeOne(id);
      }
    },
  };
}

/** Returns the sort value; 0 for a value that is no number, so that such items keep their stored order. */
function numberOf(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : number;
}
