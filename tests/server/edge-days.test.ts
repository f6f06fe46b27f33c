import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { API_OPERATIONS, type ApiParameter } from '../support/server/api-document';

/** Invalid days and moments, and those from which date arithmetic leaves the calendar. */
const EDGES = ['9999-12-31', '0001-01-01', '0000-01-01', '-infinity', 'infinity', '275760-09-13', '+275760-09-13'];
const isDay = ({ schema }: ApiParameter): boolean => /"format":"date(-time)?"/.test(JSON.stringify(schema));
const READ_BY_DAYS = API_OPERATIONS.filter(({ method, parameters }) => method === 'GET' && parameters.some(isDay));

describe('a day at the edge of the calendar', () => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it.each(READ_BY_DAYS.map((operation) => [operation.path, operation] as const))(
    'is refused with its field name: GET %s',
    async (_, { path, parameters }) => {
      const days = parameters.filter(isDay);
      const address = path.replaceAll(/\{\w+\}/g, '1');
      for (const edge of EDGES) {
        for (const { name } of days) {
          const others = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
          const query = new URLSearchParams(
            others.map((parameter) => [parameter.name, isDay(parameter) ? '2026-03-01' : '1']),
          );
          query.set(name, edge);
          const { status, body } = await su('GET', `/api${address}?${query.toString()}`);
          const campos = ((body as { errores?: { campo: string }[] }).errores ?? []).map(({ campo }) => campo);
          expect([name, edge, status, campos]).toEqual([name, edge, 400, expect.arrayContaining([name])]);
        }
      }
    },
  );

  it('is tested in every report and list with day parameters', () => {
    expect(READ_BY_DAYS.length).toBeGreaterThan(30);
  });
});
