import { describe, expect, it } from 'vitest';
import type { CatalogueUser, Product } from '#areas/muestra/web/wire';
import { sender } from '../support/mock/sender';

const [CREATE, UPDATE, DELETE] = [
  '/mock/sales/products/create',
  '/mock/sales/products/update',
  '/mock/sales/products/delete',
];
const NEW = { name: 'Gorra', category: 'cloths', price: 10, stock: 0, status: 2 };

describe('a new product', () => {
  it('gets the number after the highest, or a requested free one', async () => {
    const send = sender();
    const id = async (body: unknown) => ((await send('POST', CREATE, body)).json as Product).id;
    expect(await id(NEW)).toBe('26');
    expect(await id({ ...NEW, id: '12' })).toBe('27');
    expect(await id({ ...NEW, id: '40' })).toBe('40');
    expect(await id({ ...NEW, id: '' })).toBe('41');
    await send('DELETE', DELETE, { id: '41' });
    expect(await id(NEW)).toBe('41');
  });

  it('has exactly the fields of a product, with a blank for each missing one', async () => {
    expect((await sender()('POST', CREATE, { ...NEW, other: 1 })).json).toEqual({
      ...NEW,
      id: '26',
      productCode: '',
      img: '',
      imgList: [],
      costPerItem: 0,
      bulkDiscountPrice: 0,
      taxRate: 0,
      tags: [],
      brand: '',
      vendor: '',
      description: '',
    });
  });

  it.each([
    ['name', ''],
    ['name', 5],
    ['price', -1],
    ['price', '5'],
    ['price', Number.NaN],
    ['stock', -0.5],
    ['status', 3],
    ['status', '0'],
    ['category', 'food'],
    ['tags', 'a'],
    ['tags', [1]],
    ['imgList', [{ id: '1' }]],
    ['imgList', [null]],
    ['brand', 1],
    ['taxRate', -6],
  ])('with %s %j is refused', async (field, value) => {
    expect(await sender()('POST', CREATE, { ...NEW, [field]: value })).toMatchObject({
      status: 400,
      json: {
        message: `El producto no es válido: ${field}.`,
        errors: [{ domain: 'global', reason: 'invalid', field }],
      },
    });
  });
});

describe('a change of a product', () => {
  it('retains omitted fields, and changes nothing when it is refused', async () => {
    const send = sender();
    const product = async () => (await send('GET', '/mock/sales/product?id=13')).json as Product;
    const before = await product();
    expect((await send('PUT', UPDATE, { id: '13', price: 99 })).json).toBe(true);
    expect(await product()).toEqual({ ...before, price: 99 });
    expect((await send('PUT', UPDATE, { id: '13', price: -99 })).status).toBe(400);
    expect(await product()).toEqual({ ...before, price: 99 });
    expect(await send('PUT', UPDATE, before.name)).toMatchObject({ status: 400 });
    expect(await send('PUT', UPDATE, { ...before, id: undefined })).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('id') as string },
    });
    expect((await send('PUT', UPDATE, { ...before, id: '99' })).status).toBe(404);
  });
});

describe('a deletion', () => {
  it.each([[{ id: '' }], [{ id: null }], [{ id: {} }], [{ id: [''] }], [{ id: [null] }], [{}]])(
    'is refused for %j',
    async (body) => {
      for (const path of [DELETE, '/mock/sales/orders/delete'])
        expect((await sender()('DELETE', path, body)).status).toBe(400);
    },
  );

  it('accepts numbers as ids, repeated ids as one, and an empty list', async () => {
    const send = sender();
    expect((await send('DELETE', DELETE, { id: [12, '12', 13] })).json).toBe(true);
    expect((await send('DELETE', DELETE, { id: [] })).json).toBe(true);
    expect((await send('GET', '/mock/sales/products')).json).toMatchObject({ total: 12 });
  });
});

describe('a new catalogue user', () => {
  it('never gets the id of another user, even after a deletion', async () => {
    const send = sender();
    const create = async () =>
      ((await send('POST', '/mock/catalogos/usuario', { nombre: 'Nadie' })).json as CatalogueUser).id;
    expect(await create()).toBe('17');
    await send('DELETE', '/mock/catalogos/usuario/3');
    expect(await create()).toBe('18');
    await send('DELETE', '/mock/catalogos/usuario/18');
    await send('DELETE', '/mock/catalogos/usuario/17');
    expect(await create()).toBe('17');
  });

  it('is refused without a name or with a value that is no text; its own id is ignored', async () => {
    const send = sender();
    for (const body of [{}, { nombre: ' ' }, { nombre: 'A', email: 5 }])
      expect((await send('POST', '/mock/catalogos/usuario', body)).status).toBe(400);
    expect((await send('POST', '/mock/catalogos/usuario', { id: '1', nombre: 'A' })).json).toEqual({
      id: '17',
      nombre: 'A',
      primerApellido: '',
      segundoApellido: '',
      email: '',
    });
  });
});

describe('signing up', () => {
  it.each(['userName', 'password', 'email'])('is refused without %s', async (name) => {
    const { status, json } = await sender()('POST', '/sign-up', {
      userName: 'a',
      password: 'b',
      email: 'c@example.com',
      [name]: undefined,
    });
    expect([status, json]).toEqual([400, { message: `Falta el parámetro ${name} o no es válido.` }]);
  });

  it('detects a used e-mail in any case, and a used name first', async () => {
    const send = sender();
    expect((await send('POST', '/sign-up', { userName: 'b', password: 'b', email: 'ADMIN@example.org' })).json).toEqual(
      { message: 'Email already used' },
    );
    expect(
      (await send('POST', '/sign-up', { userName: 'admin', password: 'b', email: 'admin@example.org' })).json,
    ).toMatchObject({ message: 'User already exist!' });
  });
});
