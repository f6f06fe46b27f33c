import assert from 'node:assert/strict';
import type { Page, Product } from '#areas/muestra/web/wire';
import { asks } from './asks';
import type { ContractCase, Send } from './contract-case';
import { withBody } from './with-body';

const LIST = '/mock/sales/products';
const NEW = { name: 'Gorra de muestra', category: 'cloths', price: 50, stock: 3, status: 1 } as const;

/** SPEC 7: the products. */
export function productsContract(send: Send): ContractCase[] {
  const { ok, refused } = asks(send);
  const list = (body: unknown) => ok<Page<Product>>('GET', withBody(LIST, body));
  const create = () => ok<Product>('POST', `${LIST}/create`, NEW);
  const remove = (id: string | string[]) => ok('DELETE', `${LIST}/delete`, { id });
  return [
    {
      endpoint: `GET ${LIST}`,
      name: 'gives pages from 1 on, with the total',
      async check() {
        const first = await list({
          pageIndex: 1,
          pageSize: 10,
          sort: { order: '', key: '' },
          query: '',
          filterData: { status: [], category: [] },
        });
        const second = await list({ pageIndex: 2, pageSize: 10 });
        assert.deepEqual([first.total, first.data.length, second.total, second.data.length], [14, 10, 14, 4]);
        assert.deepEqual(
          [...first.data, ...second.data].map(({ id }) => Number(id)),
          Array.from({ length: 14 }, (_, index) => index + 12),
        );
      },
    },
    {
      endpoint: `GET ${LIST}`,
      name: 'searches, sorts and filters',
      async check() {
        const { data, total } = await list({
          pageIndex: 1,
          pageSize: 10,
          sort: { order: 'desc', key: 'price' },
          query: 'RELOJ',
          filterData: { status: [0, 1], category: ['watches', 'bags'] },
        });
        assert.equal(total, 3);
        assert.deepEqual(
          data.map(({ id }) => id),
          ['21', '24', '16'],
        );
      },
    },
    {
      endpoint: `GET ${LIST}`,
      name: 'refuses a parameter that is no JSON, and names it',
      async check() {
        const refusal = await refused(400, 'GET', `${LIST}?body={pageIndex`);
        assert.match(refusal.message, /body/);
      },
    },
    {
      endpoint: `DELETE ${LIST}/delete`,
      name: 'deletes one or several, or nothing where one is unknown',
      async check() {
        const ids = [(await create()).id, (await create()).id, (await create()).id];
        await refused(404, 'DELETE', `${LIST}/delete`, { id: [ids[0], 'nadie'] });
        assert.equal((await list({})).total, 17);
        assert.equal(await remove(ids[0] as string), true);
        assert.equal(await remove(ids.slice(1)), true);
        assert.equal((await list({})).total, 14);
        await refused(400, 'DELETE', `${LIST}/delete`, {});
      },
    },
    {
      endpoint: 'GET /mock/sales/product',
      name: 'gives the product with the id',
      async check() {
        const product = await ok<Product>('GET', '/mock/sales/product?id=12');
        assert.deepEqual(
          [product.id, product.productCode, product.taxRate, product.costPerItem, product.bulkDiscountPrice],
          ['12', 'BIS-012', 6, 12, 68],
        );
        await refused(404, 'GET', '/mock/sales/product?id=nadie');
        assert.match((await refused(400, 'GET', '/mock/sales/product')).message, /id/);
      },
    },
    {
      endpoint: `PUT ${LIST}/update`,
      name: 'overwrites the product',
      async check() {
        const created = await create();
        const changed = {
          ...created,
          name: 'Gorra de lana',
          price: 75.5,
          tags: ['lana'],
          stock: 0,
          status: 2 as const,
        };
        assert.equal(await ok('PUT', `${LIST}/update`, changed), true);
        assert.deepEqual(await ok('GET', `/mock/sales/product?id=${created.id}`), changed);
        assert.equal((await list({ query: 'gorra de lana' })).total, 1);
        await remove(created.id);
        await refused(404, 'PUT', `${LIST}/update`, changed);
      },
    },
    {
      endpoint: `POST ${LIST}/create`,
      name: 'answers the product with an id of its own',
      async check() {
        const created = await ok<Product>('POST', `${LIST}/create`, { ...NEW, id: '12' });
        assert.notEqual(created.id, '12');
        assert.deepEqual({ ...created, ...NEW }, created);
        assert.deepEqual(await ok('GET', `/mock/sales/product?id=${created.id}`), created);
        await remove(created.id);
      },
    },
    {
      endpoint: `POST ${LIST}/create`,
      name: 'refuses what no product may be, field by field',
      async check() {
        const refusal = await refused(400, 'POST', `${LIST}/create`, {
          name: ' ',
          category: 'food',
          price: -1,
          stock: '3',
          status: 3,
        });
        const fields = ['name', 'category', 'price', 'stock', 'status'].map((field) => ({
          domain: 'global',
          reason: 'invalid',
          field,
        }));
        assert.deepEqual(refusal.errors, fields);
        assert.equal((await list({})).total, 14);
      },
    },
  ];
}
