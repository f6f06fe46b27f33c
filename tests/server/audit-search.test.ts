import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#platform/server/db/rows';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

interface Event {
  bitacoraId: number;
  accion: string;
  entidad: string;
  entidadId: string | null;
  titulo: string | null;
  usuarioNombre: string | null;
  unidadNombre: string | null;
  campos: number;
  filas: number | null;
}
interface Page {
  eventos: Event[];
  total: number;
  siguiente: number | null;
}

const ADDRESS = '/api/seguridad/bitacora';

describe.each(ENGINES)('the search of the audit trail on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let pacienteId: number;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
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
    ({ pacienteId } = created.body as { pacienteId: number });
    const unit = (await su('GET', `/api/catalogos/unidad/${test.world.unidadId}`)).body as object;
    await su('PUT', `/api/catalogos/unidad/${test.world.unidadId}`, {
      body: { ...unit, nombreCorto: 'H. General' },
      headers: { 'x-correlation-id': 'cambio-1' },
    });
  });
  afterAll(() => test.stop());

  const search = async (query: Record<string, string | number> = {}, client = su) =>
    (
      await client(
        'GET',
        `${ADDRESS}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
      )
    ).body as Page;

  it('returns events in chronological order, with the names of people, units and records', async () => {
    const [edited] = (await search({ entidad: 'unidad' })).eventos;
    expect(edited).toMatchObject({
      accion: 'EDITAR',
      titulo: 'Hospital General de Saltillo',
      usuarioNombre: 'Persona De Prueba',
      unidadNombre: 'Hospital General de Saltillo',
      campos: 1,
      filas: null,
    });
    expect((await search({ entidad: 'paciente', acciones: 'CREAR' })).eventos).toMatchObject([
      { titulo: 'Eva Luna', entidadId: String(pacienteId) },
    ]);
    const all = await search({ cantidad: 200 });
    expect(all.eventos.map(({ bitacoraId }) => bitacoraId)).toEqual(
      all.eventos.map(({ bitacoraId }) => bitacoraId).toSorted((a, b) => b - a),
    );
    expect([all.total, all.siguiente]).toEqual([all.eventos.length, null]);
  });

  it('continues after each page, without repeating or omitting events', async () => {
    const all = await search({ cantidad: 200 });
    const walked: number[] = [];
    for (let siguiente: number | null | undefined; siguiente !== null;) {
      const page: Page = await search({ cantidad: 2, ...(siguiente ? { antesDe: siguiente } : {}) });
      expect(page.total).toBe(all.total);
      walked.push(...page.eventos.map(({ bitacoraId }) => bitacoraId));
      ({ siguiente } = page);
    }
    expect(walked).toEqual(all.eventos.map(({ bitacoraId }) => bitacoraId));
  });

  it('finds by person, action, record, unit, request, reason and time', async () => {
    expect((await search({ correlacion: 'cambio-1' })).eventos).toMatchObject([{ entidad: 'unidad' }]);
    expect((await search({ usuarioId: test.world.usuarios.Medico })).total).toBe(0);
    expect(new Set((await search({ acciones: 'CREAR,EDITAR' })).eventos.map(({ accion }) => accion))).toEqual(
      new Set(['CREAR', 'EDITAR']),
    );
    expect((await search({ unidadId: test.world.otraUnidadId })).total).toBe(0);
    expect((await search({ hasta: '2020-01-01T00:00:00Z', desde: '2019-01-01T00:00:00Z' })).total).toBe(0);
    await test.nobody('POST', '/api/forgot-password', { body: { email: emailOf('Medico') } });
    await expect
      .poll(async () => (await search({ texto: 'contrasena, PEDIDO' })).eventos, { timeout: 30_000 })
      .toMatchObject([
        { accion: 'EDITAR', entidad: 'usuario', entidadId: String(test.world.usuarios.Medico), usuarioNombre: null },
      ]);
    for (const wrong of ['acciones=BORRAR', 'acciones=x', 'desde=ayer', 'usuarioId=x', 'cantidad=500', 'otro=1'])
      expect([wrong, (await su('GET', `${ADDRESS}?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it('returns readers of a patient, in a list and in the search, once for each answer', async () => {
    await su('GET', '/api/pacientes/paciente');
    await su('GET', '/api/busqueda?texto=luna');
    await su('GET', '/api/pacientes/paciente?filterBy=nadie-se-llama-asi');
    const shown = (await search({ entidad: 'paciente', entidadId: pacienteId, acciones: 'LEER' })).eventos.filter(
      ({ entidadId }) => entidadId === null,
    );
    expect(shown).toMatchObject([{ filas: 1 }, { filas: 1 }]);
    const [told] = await rows<{ despues: unknown }>(
      test.database.orm,
      sql`select despues from bitacora where bitacora_id = ${shown[0]!.bitacoraId}`,
    );
    expect(told!.despues).toEqual({ ids: [pacienteId], filas: 1, filtro: { palabras: ['luna'], activo: true } });
  });

  it('returns the changes of an event, its seal, and that values of a patient were read', async () => {
    const [event] = (await search({ entidad: 'unidad', acciones: 'EDITAR' })).eventos;
    expect((await su('GET', `${ADDRESS}/${event!.bitacoraId}`)).body).toMatchObject({
      cambios: [{ campo: 'nombreCorto', antes: null, despues: 'H. General', oculto: false }],
      correlationId: 'cambio-1',
      orden: expect.any(Number) as number,
      huella: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const [created] = (await search({ entidad: 'paciente', acciones: 'CREAR' })).eventos;
    const before = (await search({ entidad: 'paciente', entidadId: pacienteId, acciones: 'LEER' })).total;
    await su('GET', `${ADDRESS}/${created!.bitacoraId}`);
    expect((await search({ entidad: 'paciente', entidadId: pacienteId, acciones: 'LEER' })).total).toBe(before + 1);
    expect((await su('GET', `${ADDRESS}/cadena`)).body).toMatchObject({
      integra: true,
      bitacoraId: expect.any(Number) as number,
    });
  });

  it('requires a permission, and stays within its reach', async () => {
    expect((await (await test.as('Medico'))('GET', ADDRESS)).status).toBe(403);
    const [event] = (await search({ entidad: 'unidad', acciones: 'EDITAR' })).eventos;
    await test.database.orm.execute(
      sql`update usuario set unidad_id = ${test.world.otraUnidadId} where usuario_id = ${test.world.usuarios['Director-unidad']}`,
    );
    const admin = await test.as('Director-unidad');
    expect((await search({}, admin)).eventos.map(({ accion, entidadId }) => [accion, entidadId])).toEqual([
      ['INICIO_SESION', String(test.world.usuarios['Director-unidad'])],
    ]);
    expect((await admin('GET', `${ADDRESS}/${event!.bitacoraId}`)).status).toBe(404);
    expect((await su('GET', `${ADDRESS}/999999`)).status).toBe(404);
    const auditor = await test.as('Auditor');
    expect((await search({ entidad: 'unidad' }, auditor)).total).toBe(1);
  });

  it('includes sessions: begun, ended, refused and blocked', async () => {
    const clerk = await test.as('Recepcion');
    await clerk('POST', '/api/sign-out');
    for (let attempt = 0; attempt < 5; attempt += 1)
      await test.nobody('POST', '/api/sign-in', {
        body: { userName: emailOf('Recepcion'), password: 'secreta-equivocada' },
      });
    await test.nobody('POST', '/api/sign-in', { body: { userName: 'secreta-en-el-campo', password: PASSWORD } });
    const { eventos } = await search({ entidad: 'usuario', entidadId: test.world.usuarios.Recepcion });
    expect(eventos.map(({ accion }) => accion)).toEqual([
      'BLOQUEO',
      ...Array<string>(5).fill('SESION_FALLIDA'),
      'CIERRE_SESION',
      'INICIO_SESION',
    ]);
    expect((await search({ acciones: 'SESION_FALLIDA', cantidad: 1 })).eventos).toMatchObject([
      { entidadId: null, usuarioNombre: null },
    ]);
  });

  it('never contains a password, a code or a token', async () => {
    const medic = await test.as('Medico');
    await medic('POST', '/api/change-password', { body: { actual: 'una-que-no-es', nueva: 'Otra-muy-larga-9' } });
    await medic('POST', '/api/change-password', { body: { actual: PASSWORD, nueva: 'Otra-muy-larga-9' } });
    const texts = (await rows<{ text: string }>(test.database.orm, sql`select bitacora::text as text from bitacora`))
      .map(({ text }) => text)
      .join('\n');
    const secrets = await rows<{ secret: string }>(
      test.database.orm,
      sql`select hash as secret from credencial union select huella from codigo_acceso union select jti from sesion`,
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [
      PASSWORD,
      'Otra-muy-larga-9',
      'una-que-no-es',
      'secreta-equivocada',
      'secreta-en-el-campo',
      ...secrets.map(({ secret: each }) => each),
    ])
      expect(texts).not.toContain(secret);
  });
});
