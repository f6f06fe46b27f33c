import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { coloniaResource } from '#generated/server/resources/colonia.gen';
import { especialidadResource } from '#generated/server/resources/especialidad.gen';
import { especialidad } from '#generated/server/tables.gen';
import { REMEMBERED_MS } from '#platform/server/listing/memory';
import { cachedCount } from '#platform/server/listing/cached-count';
import { startApp, type TestApp } from '../support/server/app';

let test: TestApp;
/** Later than any write of another test of this process. */
let now = 1e12;
beforeAll(async () => {
  test = await startApp('PGlite');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => test.stop());

it('reuses a total for some seconds, until this process writes a record of the list', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const actor = { permissions: new Map() } as never;
  const total = async (slow = 0, where = sql`${especialidad.activo} = true`) =>
    (await cachedCount(test.database.orm, especialidadResource, { where, joins: [], totals: false, actor }, slow))
      .total;
  const plant = (clave: string) =>
    test.database.orm.insert(especialidad).values({ clave, nombre: `Especialidad ${clave}` });

  const first = await total();
  // Writes outside of this process.
  await plant('A1');
  expect(await total()).toBe(first);
  // Another query has its own total, and so has another list.
  expect(await total(0, sql`${especialidad.clave} = ${'A1'}`)).toBe(1);
  expect(
    (await cachedCount(test.database.orm, coloniaResource, { where: undefined, joins: [], totals: false, actor }, 0))
      .total,
  ).toBe(0);
  now += REMEMBERED_MS + 1;
  expect(await total()).toBe(first + 1);

  const su = await test.as('SUPERUSUARIO');
  now += 10;
  const { status } = await su('POST', '/api/catalogos/especialidad', {
    body: { clave: 'A2', nombre: 'Segunda especialidad', tipo: 'MEDICA' },
    headers: { 'idempotency-key': 'especialidad-a2' },
  });
  expect(status).toBe(201);
  expect(await total()).toBe(first + 2);
  // While a write may still be uncommitted, no total is cached.
  await plant('A3');
  expect(await total()).toBe(first + 3);
  // A total that is counted quickly is not cached either.
  now += 2 * REMEMBERED_MS;
  expect(await total(1)).toBe(first + 3);
  await plant('A4');
  expect(await total(1)).toBe(first + 4);
});
