import { Collection, type CollectionItem } from 'fakerest';
import type { Page, SampleSort } from '../../wire';
import type { PageRequest } from '../request/read-page-request';
import { RequestFailure } from '../request/request-failure';
import { plainText } from '#platform/shared/plain-text';

const collator = new Intl.Collator('es', { sensitivity: 'base' });

/**
 * Places of texts in Spanish order, without case or accents; what differs in nothing else shares its place. Numbers
 * compare in a fraction of the time that texts do, which is what a list of ten thousand is sorted by at every key pressed.
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
  /** Text that a search looks in. */
  readonly searchText: (item: Item) => string;
  /** Sorted as text, without case; every other key as a number (SPEC 5). */
  readonly textKeys: readonly (keyof Item & string)[];
}

/** A collection of sample records, known by their `id`. */
export interface Table<Item> {
  all(): Item[];
  has(id: string): boolean;
  /** @throws {RequestFailure} 404 */
  get(id: string): Item;
  /** One page of what the search and `filter` leave, and how much that is in all. */
  page(request: PageRequest, filter?: (item: Item) => boolean): Page<Item>;
  add(item: Item): void;
  /** Overwrites the properties given. @throws {RequestFailure} 404 */
  update(id: string, change: Partial<Item>): void;
  /** All of them or none. @throws {RequestFailure} 404 */
  remove(ids: readonly string[]): void;
}

/** A table over fakerest's collection; `items` are copied. */
export function createTable<Item extends { readonly id: string }>(
  items: readonly Item[],
  { searchText, textKeys }: TableOptions<Item>,
): Table<Item> {
  const collection = new Collection<Item & CollectionItem>();
  // Not through its constructor, which looks for each id among all before: a second for ten thousand.
  collection.items = structuredClone([...items]);
  // Made with the first list, so that no key pressed after it waits for ten thousand texts.
  const texts = new Map<string, string>();

  const textOf = (item: Item) => {
    let text = texts.get(item.id);
    if (text === undefined) texts.set(item.id, (text = plainText(searchText(item))));
    return text;
  };
  const known = (id: string) => {
    if (collection.getIndex(id) === -1) throw RequestFailure.unknownId(id);
  };
  // By sort key; forgotten with every text that may be new.
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

/** Sort value; without a number 0, so that equal items keep their stored order. */
function numberOf(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : number;
}
