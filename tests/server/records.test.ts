import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

const problemOf = (answer: Answer) =>
  answer.body as { codigo: string; errores: { campo: string; codigo: string }[]; actual?: Record<string, unknown> };
const recordOf = (answer: Answer) => answer.body as Record<string, unknown> & { especialidadId: number };
const fieldsOf = (answer: Answer) => problemOf(answer).errores.map(({ campo, codigo }) => `${campo} ${codigo}`);

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe.each(BOTH_ENGINES)('a record on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  let count = 0;
  const create = async () => {
    count += 1;
    return recordOf(
      await su('POST', '/api/catalogos/especialidad', {
        body: { clave: `R${count}`, nombre: `Especialidad ${count}`, tipo: 'MEDICA' },
      }),
    );
  };
  const at = (record: { especialidadId: number }) => `/api/catalogos/especialidad/${record.especialidadId}`;

  it('is created with an id, a version, stamps, its address and its ETag', async () => {
    const answer = await su('POST', '/api/catalogos/especialidad', {
      body: { clave: 'car', nombre: '  Cardiología ', tipo: 'MEDICA' },
    });
    expect(answer.status).toBe(201);
    const { usuarios } = test.world;
    expect(answer.body).toMatchObject({
      clave: 'CAR',
      nombre: 'Cardiología',
      activo: true,
      version: 1,
      creadoPor: usuarios.SUPERUSUARIO,
      modificadoPor: usuarios.SUPERUSUARIO,
    });
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.headers['location']).toBe(at(recordOf(answer)));
    expect((await su('GET', String(answer.headers['location']))).body).toEqual(answer.body);
  });

  it('is refused with everything wrong with it at once, unknown fields by name', async () => {
    const answer = await su('POST', '/api/catalogos/especialidad', {
      body: { nombre: 'x'.repeat(101), tipo: 'NINGUNA', colorFavorito: 'azul' },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).toSorted()).toEqual([
      'clave REQUERIDO',
      'colorFavorito CAMPO_DESCONOCIDO',
      'nombre LONGITUD_MAXIMA',
      'tipo OPCION',
    ]);
  });

  it('cannot be created from JSON that is no object, or from a text that is no JSON', async () => {
    expect((await su('POST', '/api/catalogos/especialidad', { body: [1] })).status).toBe(400);
    const { token } = (
      await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD } })
    ).body as { token: string };
    const unreadable = await test.app.inject({
      method: 'POST',
      url: '/api/catalogos/especialidad',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{"a":',
    });
    expect(unreadable.statusCode).toBe(400);
    expect(unreadable.headers['content-type']).toContain('application/problem+json');
  });

  it('ignores read-only fields that a client sends back', async () => {
    const record = await create();
    const answer = await su('PUT', at(record), {
      body: { ...record, nombre: 'Otra', creadoPor: 99, fechaCreacion: '2001-01-01T00:00:00Z' },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      nombre: 'Otra',
      version: 2,
      creadoPor: record['creadoPor'],
      fechaCreacion: record['fechaCreacion'],
    });
    expect(answer.headers['etag']).toBe('"2"');
  });

  it('refuses an update of an earlier version, and returns the current one', async () => {
    const record = await create();
    await su('PUT', at(record), { body: { ...record, nombre: 'Primera' }, headers: { 'if-match': '"1"' } });
    const late = await su('PUT', at(record), {
      body: { ...record, nombre: 'Segunda' },
      headers: { 'if-match': '"1"' },
    });
    expect(late.status).toBe(412);
    expect(problemOf(late)).toMatchObject({ codigo: 'CONFLICTO_VERSION', actual: { nombre: 'Primera', version: 2 } });
    expect((await su('DELETE', at(record), { headers: { 'if-match': '"1"' } })).status).toBe(412);
  });

  it('takes the version from the body without If-Match, and requires one of the two', async () => {
    const record = await create();
    expect((await su('PUT', at(record), { body: { ...record, nombre: 'Con versión' } })).status).toBe(200);
    const { version: _, ...without } = record;
    const answer = await su('PUT', at(record), { body: without });
    expect(answer.status).toBe(428);
    expect(problemOf(answer).codigo).toBe('VERSION_REQUERIDA');
    expect((await su('DELETE', at(record))).status).toBe(428);
    expect((await su('DELETE', at(record), { headers: { 'if-match': 'tres' } })).status).toBe(400);
  });

  it('lets one of many simultaneous writers win', async () => {
    const record = await create();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        su('PUT', at(record), { body: { ...record, nombre: `Escritor ${index}` }, headers: { 'if-match': '"1"' } }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it('is a duplicate when another has its key, also in simultaneous requests', async () => {
    const body = { clave: 'DUP', nombre: 'Duplicada', tipo: 'OTRA' };
    const answers = await Promise.all([1, 2, 3].map(() => su('POST', '/api/catalogos/especialidad', { body })));
    expect(statuses(answers)).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(problemOf(refused).codigo).toBe('DUPLICADO');
    expect(fieldsOf(refused)).toEqual(['clave DUPLICADO']);
  });

  it('keeps a natural key as it was created', async () => {
    const answer = await su('PUT', '/api/catalogos/estado/CL', {
      body: { clave: 'ZZ', nombre: 'Coahuila', paisCodigo: 'MX' },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(['clave NO_MODIFICABLE']);
    const withoutKey = await su('PUT', '/api/catalogos/estado/CL', {
      body: { nombre: 'Coahuila', paisCodigo: 'MX' },
      headers: { 'if-match': '"1"' },
    });
    expect(withoutKey.body).toMatchObject({ clave: 'CL', version: 2, claveInegi: null });
  });

  it('is deactivated by a delete, stays readable, and can be brought back', async () => {
    const record = await create();
    expect(await su('DELETE', at(record), { headers: { 'if-match': '"1"' } })).toMatchObject({ status: 204, body: '' });
    const inactive = await su('GET', at(record));
    expect(inactive.body).toMatchObject({ activo: false, version: 2 });
    expect((await su('DELETE', at(record), { headers: { 'if-match': '"2"' } })).status).toBe(204);
    const edited = await su('PUT', at(record), { body: { ...recordOf(inactive), nombre: 'Sigue inactiva' } });
    expect(edited.body).toMatchObject({ activo: false, version: 3 });
    const revived = await su('PUT', at(record), { body: { ...recordOf(edited), activo: true } });
    expect(revived.body).toMatchObject({ activo: true, version: 4 });
  });

  it('does not exist under an unused or malformed id', async () => {
    for (const id of ['999999', 'abc', '-1', '1e3', '99999999999999999999', "1'--"]) {
      const answer = await su('GET', `/api/catalogos/especialidad/${encodeURIComponent(id)}`);
      expect([id, answer.status, problemOf(answer).codigo]).toEqual([id, 404, 'NO_ENCONTRADO']);
    }
  });

  it('clears on update the fields that the client omitted', async () => {
    const unidad = recordOf(await su('GET', `/api/catalogos/unidad/${test.world.unidadId}`));
    const filled = await su('PUT', `/api/catalogos/unidad/${test.world.unidadId}`, {
      body: { ...unidad, nombreCorto: 'HGS', telefono: '8441234567' },
    });
    expect(filled.body).toMatchObject({ nombreCorto: 'HGS', telefono: '8441234567' });
    const { telefono: _, ...rest } = recordOf(filled);
    const emptied = await su('PUT', `/api/catalogos/unidad/${test.world.unidadId}`, {
      body: { ...rest, nombreCorto: '' },
    });
    expect(emptied.body).toMatchObject({ nombreCorto: null, telefono: null });
  });
});
