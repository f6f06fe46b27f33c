import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#platform/server/db/rows';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

describe.each(BOTH_ENGINES)('an Idempotency-Key on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  const post = (clave: string, key: string, client = su) =>
    client('POST', '/api/catalogos/especialidad', {
      body: { clave, nombre: 'Repetida', tipo: 'OTRA' },
      headers: { 'idempotency-key': key },
    });
  const howMany = async (clave: string) =>
    (
      await rows<{ total: number }>(
        test.database.orm,
        sql`select count(*)::int as total from especialidad where clave = ${clave}`,
      )
    )[0]?.total;

  it('gives a retry the first answer, without a second effect', async () => {
    const first = await post('ID1', 'llave-1');
    const again = await post('ID1', 'llave-1');
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers).toMatchObject({
      'idempotent-replayed': 'true',
      etag: '"1"',
      location: first.headers['location'],
    });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await howMany('ID1')).toBe(1);
  });

  it('works for concurrent retries', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('ID2', 'llave-2')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(4);
    expect(await howMany('ID2')).toBe(1);
  });

  it('is refused with another payload', async () => {
    await post('ID3', 'llave-3');
    const other = await post('ID4', 'llave-3');
    expect([other.status, (other.body as { codigo: string }).codigo]).toEqual([409, 'IDEMPOTENCIA_DISTINTA']);
    expect(await howMany('ID4')).toBe(0);
  });

  it('belongs to the account that used it', async () => {
    await post('ID5', 'llave-5');
    const office = await test.as('Oficina-central');
    expect((await post('ID6', 'llave-5', office)).status).toBe(201);
  });

  it('is free again when the first attempt failed', async () => {
    expect((await post('demasiado-larga', 'llave-7')).status).toBe(422);
    expect((await post('ID7', 'llave-7')).status).toBe(201);
  });
});
