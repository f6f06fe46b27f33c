import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCH } from '#platform/shared/search-path';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { API_OPERATIONS, resolved, schemaIn, type ApiOperation } from '../support/server/api-document';
import { seedWarehouses } from '../support/server/warehouses';

/** Lists read by GET; searches.test.ts tests those read by POST. */
const LISTS = API_OPERATIONS.filter(({ path, responses }) => {
  if (path.endsWith(SEARCH)) return false;
  const schema = responses['200'] && schemaIn(responses['200']);
  return schema !== null && schema !== undefined && resolved(schema)['type'] === 'array';
});
const namesOf = ({ parameters }: ApiOperation) => parameters.map(({ name }) => name);

/** Returns any value that a parameter accepts. */
function someValue({ schema, name }: ApiOperation['parameters'][number]): string {
  if (Array.isArray(schema['enum'])) return String(schema['enum'][0]);
  if (schema['format'] === 'date') return '2026-03-01';
  return name.endsWith('Id') || schema['type'] === 'integer' ? '1' : 'PEGJ800512HCLRRN09';
}

describe('every operation that returns a list', () => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp('PGlite');
    await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('documents its page parameters and its total', () => {
    const history = LISTS.filter(({ path }) => /\/(historial|comentarios)$/.test(path));
    expect(LISTS.length).toBeGreaterThan(200);
    const missing = LISTS.filter(
      (list) =>
        !('X-Total-Items' in ((resolved(list.responses['200'])['headers'] as object | undefined) ?? {})) ||
        // Comments are read backwards from a known one.
        (!list.path.endsWith('/comentarios') &&
          !['pageNumber', 'pageSize'].every((name) => namesOf(list).includes(name))),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(history.length).toBeGreaterThan(50);
  });

  it('returns the requested page, and the total', async () => {
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
      // Reading some records is itself an event of their history.
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
