import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCH } from '#platform/shared/search-path';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { API_OPERATIONS, resolved, schemaIn, type ApiOperation } from '../support/server/api-document';
import { seedWarehouses } from '../support/server/warehouses';

/** By their addresses: searches.test.ts holds what is posted to them. */
const LISTS = API_OPERATIONS.filter(({ path, responses }) => {
  if (path.endsWith(SEARCH)) return false;
  const schema = responses['200'] && schemaIn(responses['200']);
  return schema !== null && schema !== undefined && resolved(schema)['type'] === 'array';
});
const namesOf = ({ parameters }: ApiOperation) => parameters.map(({ name }) => name);

/** A value that a parameter takes, where any will do. */
function someValue({ schema, name }: ApiOperation['parameters'][number]): string {
  if (Array.isArray(schema['enum'])) return String(schema['enum'][0]);
  if (schema['format'] === 'date') return '2026-03-01';
  return name.endsWith('Id') || schema['type'] === 'integer' ? '1' : 'PEGJ800512HCLRRN09';
}

describe('every operation that answers a list', () => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp('PGlite');
    await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('says that it takes pages, and how many there are in all', () => {
    const history = LISTS.filter(({ path }) => /\/(historial|comentarios)$/.test(path));
    expect(LISTS.length).toBeGreaterThan(200);
    const missing = LISTS.filter(
      (list) =>
        !('X-Total-Items' in ((resolved(list.responses['200'])['headers'] as object | undefined) ?? {})) ||
        // Comments are read backwards from one that is known.
        (!list.path.endsWith('/comentarios') &&
          !['pageNumber', 'pageSize'].every((name) => namesOf(list).includes(name))),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(history.length).toBeGreaterThan(50);
  });

  it('answers the page that is asked for, and how many there are in all', async () => {
    let [answered, cut] = [0, 0];
    for (const list of LISTS.filter(
      ({ method, parameters }) => method === 'GET' && namesOf({ parameters } as ApiOperation).includes('pageSize'),
    )) {
      const address = list.path.replaceAll(/\{\w+\}/g, '1');
      const query = new URLSearchParams(
        list.parameters
          .filter(({ in: place, required }) => place === 'query' && required)
          .map((parameter) => [parameter.name, someValue(parameter)]),
      );
      const ask = async (more: Record<string, string>) =>
        su('GET', `/api${address}?${new URLSearchParams([...query, ...Object.entries(more)]).toString()}`);
      const whole = await ask({});
      if (whole.status !== 200) continue;
      answered += 1;
      const rows = whole.body as unknown[];
      const total = Number(whole.headers['x-total-items']);
      expect([address, total >= rows.length], address).toEqual([address, true]);
      const page = await ask({ pageSize: '1', pageNumber: '2', includePageCount: 'true' });
      // To read some records is itself a part of their history.
      const isHistory = address.endsWith('/historial');
      expect([address, page.status, page.headers['x-page-count']]).toEqual([
        address,
        200,
        page.headers['x-total-items'],
      ]);
      expect([address, isHistory || page.headers['x-total-items'] === String(total)]).toEqual([address, true]);
      expect([address, isHistory ? [] : page.body]).toEqual([address, isHistory ? [] : rows.slice(1, 2)]);
      cut += Number(total > 1);
    }
    expect(answered).toBeGreaterThan(120);
    expect(cut).toBeGreaterThan(20);
  });
});
