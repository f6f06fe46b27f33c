import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paciente, pacienteUnidad } from '#generated/server/tables.gen';
import { usuarioResource } from '#generated/server/resources/usuario.gen';
import { changesOf, stateChange } from '#platform/server/records/read/history-changes';
import type { Actor } from '#platform/server/db/actor';
import { seedWarehouses } from '../support/server/warehouses';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { addDays } from '#platform/shared/dates/days';
import { today } from '../support/today';

interface Event {
  accion: string;
  usuarioId: number;
  usuarioNombre: string;
  estado: unknown;
  cambios: { campo: string; antes: unknown; despues: unknown }[] | null;
}

describe.each(ENGINES)('the history of a record on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await su('POST', '/api/catalogos/estado', { body: { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' } });
    for (const abreviatura of ['N.L.', 'NL']) {
      const { body } = await su('GET', '/api/catalogos/estado/NL');
      await su('PUT', '/api/catalogos/estado/NL', { body: { ...(body as object), abreviatura } });
    }
  });
  afterAll(() => test.stop());

  const history = async (client: Client, path: string) => {
    const { status, headers, body } = await client('GET', `/api${path}`);
    return { status, total: Number(headers['x-total-items']), events: body as Event[] };
  };

  it('shows who changed what, latest first, a page at a time', async () => {
    const all = await history(su, '/catalogos/estado/NL/historial');
    expect(all).toMatchObject({ status: 200, total: 3 });
    expect(all.events.map(({ accion }) => accion)).toEqual(['EDITAR', 'EDITAR', 'CREAR']);
    expect(all.events[0]).toMatchObject({
      usuarioId: test.world.usuarios.SUPERUSUARIO,
      usuarioNombre: 'Persona De Prueba',
      estado: null,
      cambios: [{ campo: 'abreviatura', antes: 'N.L.', despues: 'NL', oculto: false }],
    });
    const second = await history(su, '/catalogos/estado/NL/historial?pageSize=1&pageNumber=2');
    expect([second.total, second.events]).toEqual([3, [all.events[1]]]);
    expect(await history(su, '/catalogos/estado/NL/historial?pageSize=2&pageNumber=9')).toMatchObject({
      total: 3,
      events: [],
    });
  });

  it('can be filtered by action or by person', async () => {
    expect(await history(su, '/catalogos/estado/NL/historial?accion=CREAR')).toMatchObject({ total: 1 });
    expect(
      await history(su, `/catalogos/estado/NL/historial?usuarioId=${test.world.usuarios.SUPERUSUARIO}`),
    ).toMatchObject({ total: 3 });
    expect(await history(su, `/catalogos/estado/NL/historial?usuarioId=${test.world.usuarios.Medico}`)).toMatchObject({
      total: 0,
    });
    for (const wrong of ['accion=BORRAR', 'usuarioId=x', 'pageSize=999', 'pageNumber=0'])
      expect((await su('GET', `/api/catalogos/estado/NL/historial?${wrong}`)).status).toBe(400);
  });

  it('hides values and readings from those who may not read the audit trail', async () => {
    const persona = {
      nombre: 'Eva',
      primerApellido: 'Luna',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId };
    const created = await su('POST', '/api/pacientes/paciente', {
      body: {
        persona,
        domicilio,
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA',
        unidadId: test.world.unidadId,
      },
    });
    const { pacienteId } = created.body as { pacienteId: number };
    const { body } = await su('GET', `/api/pacientes/paciente/${pacienteId}`);
    await su('PUT', `/api/pacientes/paciente/${pacienteId}`, {
      body: { ...(body as object), persona: { ...persona, nombre: 'Eva María' } },
    });

    const medico = await test.as('Medico');
    const seen = await history(medico, `/pacientes/paciente/${pacienteId}/historial`);
    expect(seen.status).toBe(200);
    expect(new Set(seen.events.map(({ accion }) => accion))).toEqual(new Set(['EDITAR', 'CREAR']));
    expect(seen.events.every(({ cambios }) => cambios === null)).toBe(true);

    // Reading an earlier version is audited too.
    const [{ bitacoraId }] = (await su('GET', `/api/pacientes/paciente/${pacienteId}/historial?accion=CREAR`)).body as [
      { bitacoraId: number },
    ];
    const earlier = await su('GET', `/api/pacientes/paciente/${pacienteId}/historial/${bitacoraId}`);
    expect(earlier.body).toMatchObject({
      registro: { persona: { nombre: 'Eva' } },
      cambios: [{ campo: 'persona.nombre', antes: 'Eva María', despues: 'Eva' }],
    });
    const readings = (await su('GET', `/api/pacientes/paciente/${pacienteId}/historial?accion=LEER`)).body as {
      cambios: { campo: string; despues: unknown }[];
    }[];
    expect(readings.flatMap(({ cambios }) => cambios)).toContainEqual(
      expect.objectContaining({ campo: 'bitacoraId', despues: bitacoraId }),
    );

    const watched = await history(su, `/pacientes/paciente/${pacienteId}/historial`);
    expect(watched.events.map(({ accion }) => accion)).toContain('LEER');
    expect(watched.events.flatMap(({ cambios }) => cambios ?? [])).toContainEqual({
      campo: 'persona.nombre',
      antes: 'Eva',
      despues: 'Eva María',
      oculto: false,
    });

    // A file in the unit gives access to a patient, as belonging to the unit does.
    await test.database.orm.delete(pacienteUnidad);
    await test.database.orm.update(paciente).set({ unidadId: test.world.otraUnidadId });
    expect((await history(medico, `/pacientes/paciente/${pacienteId}/historial`)).status).toBe(404);
  });

  it('is refused to readers who may not see the record', async () => {
    expect((await test.nobody('GET', '/api/catalogos/estado/NL/historial')).status).toBe(401);
    const proveedor = await test.as('Proveedor');
    expect(
      (await proveedor('GET', `/api/catalogos/usuario/${test.world.usuarios.SUPERUSUARIO}/historial`)).status,
    ).toBe(403);
    expect((await su('GET', '/api/catalogos/estado/ZZ/historial')).status).toBe(404);
  });
});

describe('the values of a history', () => {
  const actor = { permissions: new Map() } as unknown as Actor;

  it('are omitted where reading the field needs a permission', () => {
    const secret = {
      ...usuarioResource,
      fields: usuarioResource.fields.map((field) =>
        field.name === 'email'
          ? { ...field, secrets: [{ permission: 'bitacora.ver' as const, beside: 'usuario.ver' as const }] }
          : field,
      ),
    };
    expect(
      changesOf(
        secret,
        { email: 'a@example.org', estatus: 'ACTIVO' },
        { email: 'b@example.org', estatus: 'INACTIVO' },
        actor,
        '',
      ),
    ).toEqual([
      { campo: 'email', antes: null, despues: null, oculto: true },
      { campo: 'estatus', antes: 'ACTIVO', despues: 'INACTIVO', oculto: false },
    ]);
  });

  it('distinguish a change of state from other changes', () => {
    expect(stateChange('estatus', { estatus: 'BORRADOR' }, { estatus: 'ENVIADA' })).toEqual({
      de: 'BORRADOR',
      a: 'ENVIADA',
    });
    expect(stateChange('estatus', null, { estatus: 'BORRADOR' })).toEqual({ de: null, a: 'BORRADOR' });
    expect(stateChange('estatus', { nota: 'a' }, { nota: 'b' })).toBeNull();
    expect(stateChange(null, { estatus: 'A' }, { estatus: 'B' })).toBeNull();
  });
});

describe.each(ENGINES)('a past version of a record, on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let stock: Awaited<ReturnType<typeof seedWarehouses>>;
  type Made = { version: number } & Record<string, unknown>;
  const put = async (path: string, change: object) => {
    const { body } = await su('GET', path);
    const answer = await su('PUT', path, { body: { ...(body as object), ...change } });
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body as Made;
  };
  const changes = async (path: string) =>
    ((await su('GET', `${path}/historial`)).body as { bitacoraId: number; accion: string }[])
      .filter(({ accion }) => accion !== 'LEER')
      .map(({ bitacoraId }) => bitacoraId);
  const restore = (client: Client, path: string, event: number, version: number) =>
    client('POST', `${path}/historial/${event}/restaurar`, { headers: { 'if-match': `"${version}"` } });

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    stock = await seedWarehouses(test);
  });
  afterAll(() => test.stop());

  it('is compared field by field, and restored as an update: on the seen version, within its rules, with an audit entry', async () => {
    const path = '/api/catalogos/especialidad';
    const made = (await su('POST', path, { body: { clave: 'CAR', nombre: 'Cardiología', tipo: 'MEDICA' } }))
      .body as Made & { especialidadId: number };
    const one = `${path}/${made.especialidadId}`;
    await put(one, { nombre: 'Cardio', tipo: 'QUIRURGICA' });
    const last = await put(one, { nombre: 'Corazón' });
    const [latest, middle, first] = (await changes(one)) as [number, number, number];

    const seen = (await su('GET', `${one}/historial/${middle}`)).body;
    expect(seen).toMatchObject({
      version: 3,
      registro: { nombre: 'Cardio', tipo: 'QUIRURGICA' },
      cambios: [{ campo: 'nombre', antes: 'Corazón', despues: 'Cardio' }],
    });
    expect((await su('GET', `${one}/historial/${latest}`)).body).toMatchObject({ cambios: [] });
    expect((await restore(su, one, first, 2)).status).toBe(412);
    expect((await su('POST', `${one}/historial/${first}/restaurar`)).status).toBe(428);
    const back = await restore(su, one, first, last.version);
    expect([back.status, back.body]).toMatchObject([200, { nombre: 'Cardiología', tipo: 'MEDICA', version: 4 }]);
    const [event] = (await su('GET', `${one}/historial`)).body as { motivo: string; cambios: unknown[] }[];
    expect(event).toMatchObject({
      motivo: expect.stringMatching(/^Se restauró la versión del \d\d-\d\d-\d{4} \d\d:\d\d\.$/) as unknown,
      cambios: [{ campo: 'tipo' }, { campo: 'nombre' }],
    });

    // Another record has taken the former value.
    await put(one, { clave: 'KAR' });
    await su('POST', path, { body: { clave: 'CAR', nombre: 'Carótidas' } });
    expect((await restore(su, one, first, 5)).status).toBe(409);
    // Requests an event of another record, a missing event, and one without permission to read values.
    expect((await su('GET', `${one}/historial/1`)).status).toBe(404);
    expect((await su('GET', `${one}/historial/x`)).status).toBe(404);
    expect((await (await test.as('Medico'))('GET', `${one}/historial/${first}`)).status).toBe(403);
    expect((await restore(await test.as('Medico'), one, first, 5)).status).toBe(403);
  });

  it('restores its lines: later ones go, removed ones return, and the others regain their values', async () => {
    const [a, b, c] = stock.insumoIds as [number, number, number];
    const asker = await test.as('SUPERUSUARIO');
    const made = await asker('POST', '/api/inventario/solicitud', {
      body: {
        tipo: 'COLECTIVO',
        urgente: false,
        almacenSolicitanteId: stock.solicitanteId,
        almacenSurtidorId: stock.surtidorId,
        fechaRequerida: addDays(today(), 30),
        lineas: [
          { insumoId: a, cantidadSolicitada: 1 },
          { insumoId: b, cantidadSolicitada: 2 },
        ],
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const record = made.body as Made & { solicitudId: number; lineas: Record<string, unknown>[] };
    const one = `/api/inventario/solicitud/${record.solicitudId}`;
    const changed = await put(one, {
      fechaRequerida: addDays(today(), 40),
      lineas: [
        { ...record.lineas[0], cantidadSolicitada: 9 },
        { insumoId: c, cantidadSolicitada: 3 },
      ],
    });
    const [, first] = (await changes(one)) as [number, number];
    const back = await restore(su, one, first, changed.version);
    expect([back.status, back.body]).toMatchObject([200, { fechaRequerida: addDays(today(), 30) }]);
    expect(
      (back.body as typeof record).lineas.map(({ insumoId, cantidadSolicitada }) => [insumoId, cantidadSolicitada]),
    ).toEqual([
      [a, 1],
      [b, 2],
    ]);
  });
});
