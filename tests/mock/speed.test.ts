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

/** Names in no order, so that a sort has something to do. */
const products = Array.from({ length: 10_000 }, (_, index): Product => ({
  ...(SAMPLE_PRODUCTS[index % SAMPLE_PRODUCTS.length] as Product),
  id: String(index + 1),
  name:
    [7, 13, 29].map((step) => WORDS[(index * step + (index >> 4)) % WORDS.length]).join(' ') +
    ` ${(index * 7919) % 10_000}`,
  price: (index * 104_729) % 997,
}));

/** Processor time in milliseconds: what else the machine does adds nothing to it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Time of the least work that a search and a sort take, to compare an answer with. */
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
  'a key pressed in the search of ten thousand products, sorted by %s, is answered as quickly as can be',
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
    // The list is there before anybody types.
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
    // Nothing is remembered of an answer.
    for (const query of ['r', 're', 'rel', 'relo', 'reloj', 'e', 'o', 'azul', 'a']) {
      times.push(Math.min(await timeOf(query), await timeOf(query), await timeOf(query)));
      least.push(Math.min(leastWork(query), leastWork(query), leastWork(query)));
    }
    expect(middle(times) / middle(least)).toBeLessThanOrEqual(4);
  },
);
