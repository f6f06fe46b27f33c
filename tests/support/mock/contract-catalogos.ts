import assert from 'node:assert/strict';
import type { CatalogueUser, Page } from '#areas/muestra/web/wire';
import { asks } from './asks';
import type { ContractCase, Send } from './contract-case';
import { withBody } from './with-body';

const [LIST, ONE] = ['/mock/catalogos/usuarios', '/mock/catalogos/usuario'];
const NEW = { nombre: 'Ñandú', primerApellido: 'De Muestra', segundoApellido: '', email: 'nandu@example.org' } as const;

/** SPEC 7: the catalogue users. */
export function catalogosContract(send: Send): ContractCase[] {
  const { ok, refused } = asks(send);
  const list = (body: unknown) => ok<Page<CatalogueUser>>('GET', withBody(LIST, body));
  const create = () => ok<CatalogueUser>('POST', ONE, NEW);
  return [
    {
      endpoint: `GET ${LIST}`,
      name: 'gives pages with the total, sorted',
      async check() {
        const page = await list({ pageIndex: 2, pageSize: 10, sort: { order: 'desc', key: 'id' }, query: '' });
        assert.equal(page.total, 16);
        assert.deepEqual(
          page.data.map(({ id }) => id),
          ['6', '5', '4', '3', '2', '1'],
        );
        assert.deepEqual(Object.keys(page.data[0] ?? {}).toSorted(), [
          'email',
          'id',
          'nombre',
          'primerApellido',
          'segundoApellido',
        ]);
        await refused(400, 'GET', `${LIST}?body=[]`);
      },
    },
    {
      endpoint: `GET ${LIST}`,
      name: 'searches plain text, and base64 of a name',
      async check() {
        assert.deepEqual(
          (await list({ query: 'villaseñor' })).data.map(({ nombre }) => nombre),
          ['Óscar'],
        );
        const query = Buffer.from(JSON.stringify({ nombre: 'sofía' })).toString('base64');
        assert.deepEqual(
          (await list({ query })).data.map(({ nombre }) => nombre),
          ['Sofía'],
        );
      },
    },
    {
      endpoint: `GET ${ONE}`,
      name: 'gives the user with the id',
      async check() {
        assert.equal((await ok<CatalogueUser>('GET', `${ONE}?id=16`)).id, '16');
        await refused(404, 'GET', `${ONE}?id=nadie`);
        await refused(400, 'GET', ONE);
      },
    },
    {
      endpoint: `POST ${ONE}`,
      name: 'answers the user, with the count plus one as its id',
      async check() {
        const { total } = await list({});
        const created = await create();
        assert.deepEqual(created, { id: String(total + 1), ...NEW });
        assert.deepEqual(await ok('GET', `${ONE}?id=${created.id}`), created);
        assert.equal((await list({})).total, total + 1);
        await ok('DELETE', `${ONE}/${created.id}`);
        await refused(400, 'POST', ONE, { nombre: '' });
      },
    },
    {
      endpoint: `PUT ${ONE}/{id}`,
      name: 'overwrites the user',
      async check() {
        const { id } = await create();
        const changed = { ...NEW, nombre: 'Yolotl', segundoApellido: 'Segunda' };
        assert.equal(await ok('PUT', `${ONE}/${id}`, changed), true);
        assert.deepEqual(await ok('GET', `${ONE}?id=${id}`), { id, ...changed });
        await ok('DELETE', `${ONE}/${id}`);
        await refused(404, 'PUT', `${ONE}/${id}`, changed);
      },
    },
    {
      endpoint: `DELETE ${ONE}/{id}`,
      name: 'deletes the user',
      async check() {
        const { id } = await create();
        assert.equal(await ok('DELETE', `${ONE}/${id}`), true);
        await refused(404, 'GET', `${ONE}?id=${id}`);
        await refused(404, 'DELETE', `${ONE}/${id}`);
      },
    },
  ];
}
