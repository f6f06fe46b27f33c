import { expect, it } from 'vitest';
import { SAMPLE_PRODUCTS } from '#areas/muestra/web/backend/store/sample-products';
import type { Page, Product } from '#areas/muestra/web/wire';
import { sender } from '../support/mock/sender';
import { withBody } from '../support/mock/with-body';

const WORDS = [
  'reloj',
  'bolsa',
  'camisa',
  'zapato',
  'teléfono',
  'mochila',
  'azul',
  'verde',
  'ligero',
  'clásico',
  'portátil',
] as const;

/** Names in no order, so that sorting is needed. */
const products = Array.from({ length: 10_000 }, (_, index): Product => ({
  ...(SAMPLE_PRODUCTS[index % SAMPLE_PRODUCTS.length] as Product),
  id: String(index + 1),
  name:
    [7, 13, 29].map((step) => WORDS[(index * step + (index >> 4)) % WORDS.length]).join(' ') +
    ` ${(index * 7919) % 10_000}`,
  price: (index * 104_729) % 997,
}));

/** Returns the processor time in milliseconds, which other load on the machine does not increase. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures the minimum time of a search and a sort, for comparison with an answer. */
function leastWork(query: string): number {
  const started = spent();
  const inOrder = new Intl.Collator('es').compare;
  const found = products
    .filter(({ name }) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().includes(query))
    .toSorted((a, b) => inOrder(a.name, b.name));
  expect(found.length).toBeGreaterThan(0);
  return spent() - started;
}

it.each(['name', 'price', 'category'])(
  'a key in the search of ten thousand products, sorted by %s, is answered in near-minimum time',
  async (key) => {
    const send = sender({ products });
    const type = (query: string) =>
      send(
        'GET',
        withBody('/mock/sales/products', {
          pageIndex: 1,
          pageSize: 10,
          query,
          sort: { order: 'asc', key },
          filterData: { status: [0, 1], category: [] },
        }),
      );
    // Loads the list before the typing.
    expect((await type('')).json).toMatchObject({ total: 8572 });
    const timeOf = async (query: string) => {
      const started = spent();
      const { data } = (await type(query)).json as Page<Product>;
      const time = spent() - started;
      expect(data).toHaveLength(10);
      return time;
    };
    const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const times: number[] = [];
    const least: number[] = [];
    // Answers are not cached.
    for (const query of ['r', 're', 'rel', 'relo', 'reloj', 'e', 'o', 'azul', 'a']) {
      times.push(Math.min(await timeOf(query), await timeOf(query), await timeOf(query)));
      least.push(Math.min(leastWork(query), leastWork(query), leastWork(query)));
    }
    expect(middle(times) / middle(least)).toBeLessThanOrEqual(4);
  },
);
