import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#platform/server/db/rows';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

const outcome = ({ status, body }: Answer) =>
  status < 300 ? String(status) : `${status} ${(body as { codigo: string }).codigo}`;

describe.each(BOTH_ENGINES)('requests at the same instant on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let office: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    [su, office] = await Promise.all([test.as('SUPERUSUARIO'), test.as('Oficina-central')]);
  });
  afterAll(() => test.stop());

  const outcomes = async (requests: readonly Promise<Answer>[]) =>
    (await Promise.all(requests)).map(outcome).toSorted();
  const audited = async (entidadId: string) =>
    (
      await rows<{ total: number }>(
        test.database.orm,
        sql`select count(*)::int as total from bitacora where entidad = 'especialidad' and entidad_id = ${entidadId}`,
      )
    )[0]?.total;
  const create = (client: Client, clave: string, headers: Record<string, string> = {}) =>
    client('POST', '/api/catalogos/especialidad', { body: { clave, nombre: 'A la vez', tipo: 'OTRA' }, headers });

  it('create a unique key once, and refuse the others', async () => {
    for (let round = 0; round < 5; round += 1) {
      const clave = `AV${round}`;
      expect(await outcomes([create(su, clave), create(office, clave), create(su, clave)])).toEqual([
        '201',
        '409 DUPLICADO',
        '409 DUPLICADO',
      ]);
      const [record] = (
        await su(
          'GET',
          `/api/catalogos/especialidad?filterBy=${encodeURIComponent(Buffer.from(JSON.stringify({ clave })).toString('base64'))}`,
        )
      ).body as { especialidadId?: number; clave: string }[];
      expect(await audited(String(record?.especialidadId ?? record?.clave))).toBe(1);
    }
  });

  it('update one version once, and answer the others with the current record', async () => {
    const { body } = await create(su, 'AVU');
    const { especialidadId, clave } = body as { especialidadId?: number; clave: string };
    const at = `/api/catalogos/especialidad/${especialidadId ?? clave}`;
    for (let version = 1; version <= 5; version += 1) {
      const update = (client: Client, nombre: string) =>
        client('PUT', at, { body: { clave, nombre, tipo: 'OTRA' }, headers: { 'if-match': `"${version}"` } });
      const answers = await Promise.all([update(su, 'Una'), update(office, 'Otra'), update(su, 'Otra más')]);
      expect(answers.map(outcome).toSorted()).toEqual(['200', '412 CONFLICTO_VERSION', '412 CONFLICTO_VERSION']);
      const won = answers.find(({ status }) => status === 200)!.body;
      const others = answers.filter(({ status }) => status === 412);
      expect(others.map(({ body: told }) => (told as { actual: unknown }).actual)).toEqual([won, won]);
    }
  });

  it('update and delete one version: one of them wins', async () => {
    const { body } = await create(su, 'AVD');
    const { especialidadId, clave } = body as { especialidadId?: number; clave: string };
    const at = `/api/catalogos/especialidad/${especialidadId ?? clave}`;
    const headers = { 'if-match': '"1"' };
    const answers = await outcomes([
      su('PUT', at, { body: { clave, nombre: 'Queda', tipo: 'OTRA' }, headers }),
      office('DELETE', at, { headers }),
    ]);
    expect(answers.map((answer) => answer.slice(0, 3)).filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(answers).toContain('412 CONFLICTO_VERSION');
  });

  it('with one idempotency key but of two accounts are two requests', async () => {
    const headers = { 'idempotency-key': 'compartida' };
    expect(await outcomes([create(su, 'AK1', headers), create(office, 'AK2', headers)])).toEqual(['201', '201']);
  });

  it('apply one of two payloads with the same idempotency key, and refuse the other', async () => {
    const headers = { 'idempotency-key': 'doble' };
    expect(await outcomes([create(su, 'AK3', headers), create(su, 'AK4', headers)])).toEqual([
      '201',
      '409 IDEMPOTENCIA_DISTINTA',
    ]);
  });
});
