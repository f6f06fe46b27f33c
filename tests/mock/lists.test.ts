import { describe, expect, it } from 'vitest';
import type { CatalogueUser, Order, Page, Product } from '#areas/muestra/web/wire';
import { sender } from '../support/mock/sender';
import { withBody } from '../support/mock/with-body';

const send = sender();
const products = async (body: unknown) =>
  (await send('GET', withBody('/mock/sales/products', body))).json as Page<Product>;
const orders = async (query: string) => (await send('GET', `/mock/sales/orders?${query}`)).json as Page<Order>;
const usuarios = async (body: unknown) =>
  (await send('GET', withBody('/mock/catalogos/usuarios', body))).json as Page<CatalogueUser>;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a search for products', () => {
  it.each([
    ['MOCHILA', ['18']],
    ['moch', ['18']],
    ['bis-016', ['16', '24']],
    ['Quinterna', ['16', '21', '24']],
    ['muestra del norte', ['12', '16', '17', '21', '24']],
    ['agujetas', ['25']],
    ['899', ['17']],
    ['telefono', ['12']],
    ['cómputo', ['17']],
    ['  lino ', ['15']],
  ])('for "%s" finds products with it in a field, in any case', async (query, ids) => {
    expect((await products({ query, pageSize: 100 })).data.map(({ id }) => id)).toEqual(ids);
  });

  it.each(['strong', 'svg', 'data:image', 'reloj.*', 'bolsa camisa', 'diario BIS'])(
    'for "%s" finds nothing: markup, patterns and texts across two fields do not match',
    async (query) => {
      expect(await products({ query })).toEqual({ data: [], total: 0 });
    },
  );

  it('finds everything for an empty text', async () => {
    expect((await products({ query: '' })).total).toBe(14);
  });

  it('finds a product by its new name, and no longer by its old one', async () => {
    const own = sender();
    const found = async (query: string) =>
      ((await own('GET', withBody('/mock/sales/products', { query }))).json as Page<Product>).total;
    const product = (await own('GET', '/mock/sales/product?id=18')).json as Product;
    expect(await found('mochila urbana')).toBe(1);
    await own('PUT', '/mock/sales/products/update', { ...product, name: 'Morral' });
    expect([await found('mochila urbana'), await found('morral')]).toEqual([0, 1]);
  });
});

describe('a sort of products', () => {
  const by = async (key: string, order: string) => (await products({ sort: { key, order }, pageSize: 100 })).data;

  it('by name or category is alphabetical, without case', async () => {
    const own = sender();
    const sorted = async () =>
      (
        (await own('GET', withBody('/mock/sales/products', { sort: { order: 'asc', key: 'name' }, pageSize: 100 })))
          .json as Page<Product>
      ).data.map(({ name }) => name);
    const names = await sorted();
    expect(names).toEqual(names.toSorted(new Intl.Collator('es', { sensitivity: 'base' }).compare));
    for (const name of ['ábaco', 'ZUECO', 'banco', 'Ñoquera', 'nube'])
      await own('POST', '/mock/sales/products/create', { name, category: 'bags', price: 1, stock: 1, status: 0 });
    const more = await sorted();
    expect([more[0], more.at(-1)]).toEqual(['ábaco', 'ZUECO']);
    expect(more.indexOf('nube')).toBeLessThan(more.indexOf('Ñoquera'));
    expect((await by('category', 'desc')).map(({ category }) => category)).toEqual([
      ...Array(3).fill('watches'),
      ...Array(3).fill('shoes'),
      ...Array(3).fill('devices'),
      ...Array(3).fill('cloths'),
      ...Array(2).fill('bags'),
    ]);
  });

  it.each(['price', 'stock', 'status', 'id'] as const)('by %s is numeric, in both directions', async (key) => {
    const values = (await by(key, 'asc')).map((product) => Number(product[key]));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect((await by(key, 'desc')).map((product) => Number(product[key]))).toEqual(values.toReversed());
  });

  it('retains the stored order without an order or a key, and with a non-numeric key', async () => {
    const stored = (await products({ pageSize: 100 })).data;
    for (const [key, order] of [
      ['', ''],
      ['price', ''],
      ['', 'desc'],
      ['brand', 'desc'],
      ['nada', 'asc'],
      ['__proto__', 'asc'],
    ] as const)
      expect(await by(key, order)).toEqual(stored);
  });

  it('retains the stored order of equal products', async () => {
    expect((await by('category', 'asc')).slice(0, 5).map(({ id }) => id)).toEqual(['13', '18', '15', '20', '23']);
  });
});

describe('the filter of products', () => {
  it('matches one of the statuses and one of the categories; an empty list matches all', async () => {
    const ids = async (filterData: unknown) => (await products({ filterData, pageSize: 100 })).data.map(({ id }) => id);
    expect(await ids({ status: [2], category: [] })).toEqual(['17', '20']);
    expect(await ids({ status: [1, 2], category: ['cloths'] })).toEqual(['15', '20']);
    expect(await ids({ category: ['food'] })).toEqual([]);
    expect(await ids({})).toHaveLength(14);
    expect(await ids(null)).toHaveLength(14);
  });
});

describe('pages', () => {
  it('start at 1 with ten rows, are short at the end and empty beyond it', async () => {
    expect((await products({})).data).toHaveLength(10);
    expect(await send('GET', '/mock/sales/products')).toMatchObject({ status: 200, json: { total: 14 } });
    expect((await products({ pageIndex: 3, pageSize: 5 })).data).toHaveLength(4);
    expect(await products({ pageIndex: 9, pageSize: 5 })).toEqual({ data: [], total: 14 });
    expect((await products({ pageIndex: '2', pageSize: '13' })).data).toHaveLength(1);
    expect((await orders('')).data).toHaveLength(10);
  });

  it.each([
    [{ pageIndex: 0 }, 'pageIndex'],
    [{ pageIndex: 1.5 }, 'pageIndex'],
    [{ pageSize: 'x' }, 'pageSize'],
    [{ pageSize: -1 }, 'pageSize'],
    [{ pageSize: true }, 'pageSize'],
    [{ query: 5 }, 'query'],
    [{ sort: 'name' }, 'sort'],
    [{ sort: [] }, 'sort'],
    [{ sort: { order: 'up' } }, 'sort.order'],
    [{ sort: { key: 1 } }, 'sort.key'],
    [{ filterData: [] }, 'filterData'],
    [{ filterData: { status: ['0'] } }, 'filterData.status'],
    [{ filterData: { category: 'bags' } }, 'filterData.category'],
  ])('are refused for %j, naming the parameter', async (body, parameter) => {
    expect(await send('GET', withBody('/mock/sales/products', body))).toMatchObject({
      status: 400,
      json: { message: `Falta el parámetro ${parameter} o no es válido.` },
    });
  });
});

describe('a search for orders', () => {
  it('covers number, customer, payment and amount', async () => {
    const found = async (query: string) =>
      (await orders(`pageSize=100&query=${encodeURIComponent(query)}`)).data.map(({ id }) => id);
    expect(await found('95954')).toEqual(['95954']);
    expect(await found('montaño')).toEqual(['95423']);
    expect(await found('•••• 4417')).toEqual(['96121']);
    expect(await found('465.5')).toEqual(['95954']);
    expect(await found('PayPal')).toHaveLength(4);
    expect(await found('tomas.arizmendi@')).toEqual(['96088']);
  });

  it('is sorted by date as a number and by customer as text', async () => {
    const sorted = async (key: string, order: string) =>
      (await orders(`pageSize=100&sort[order]=${order}&sort[key]=${key}`)).data;
    const dates = (await sorted('date', 'asc')).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect((await sorted('customer', 'asc'))[0]?.customer).toBe('Abril Santillán');
    expect((await sorted('customer', 'desc'))[0]?.customer).toBe('Valeria Montaño');
  });
});

describe('a search for catalogue users', () => {
  const found = async (query: string) =>
    (await usuarios({ query, pageSize: 100 })).data.map(({ nombre, primerApellido }) => `${nombre} ${primerApellido}`);

  it('matches plain text in names, surnames and e-mail, without case and accents', async () => {
    expect(await found('raul ibañez')).toEqual(['Raúl Ibáñez']);
    expect(await found('ZUNIGA')).toEqual(['Ximena Zúñiga']);
    expect(await found('ivan.toledo@')).toEqual(['Iván Toledo']);
    expect(await found('')).toHaveLength(16);
    // A word that is also valid base64.
    expect(await found('Luna')).toEqual(['Ximena Zúñiga']);
  });

  it('matches base64 JSON in the name alone, with accents', async () => {
    expect(await found(base64({ nombre: 'Óscar' }))).toEqual(['Óscar Villaseñor']);
    expect(await found(base64({ nombre: 'ángel' }).replaceAll('=', ''))).toEqual(['Ángel Gabriel Rosas']);
    expect(await found(base64({ nombre: 'Luna' }))).toEqual([]);
    expect(await found(base64({ nombre: '' }))).toHaveLength(16);
    expect(await found(base64({}))).toHaveLength(16);
  });
});
