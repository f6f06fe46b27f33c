import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockInTurn } from '#platform/server/db/lock-in-turn';
import { bitacora } from '#platform/server/db/system-tables';
import { paciente, persona, usuario, visita } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const VISITS = '/api/pacientes/visita';
const ascending = (one: number, other: number) => one - other;

describe('the queue of a unit', () => {
  let test: TestApp;
  let clinic: Clinic;
  let desk: Client;
  let nurse: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    [desk, nurse] = await Promise.all([test.as('Recepcion'), test.as('Enfermeria')]);
  });
  afterAll(() => test.stop());

  const patient = async () => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(persona)
      .values({ nombre: 'Luis', primerApellido: 'Ruiz', genero: 'H', fechaNacimiento: '1990-01-01' })
      .returning();
    const [row] = await orm
      .insert(paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
      })
      .returning();
    return row!.pacienteId;
  };
  const arrive = (body: Json = {}, client = desk) =>
    client('POST', VISITS, {
      body: { unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Tos', pacienteId: clinic.pacienteId, ...body },
    });
  const arrived = async (body: Json = {}) => {
    const answer = await arrive({ pacienteId: await patient(), ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json & { visitaId: number; turnoNumero: number };
  };
  const empty = () => test.database.orm.update(visita).set({ estatus: 'FINALIZADA' });
  const call = (visitaId: number, body: Json = {}) => desk('POST', `${VISITS}/${visitaId}/llamar`, { body });
  const step = async (visitaId: number, name: string, body?: Json) => {
    const { headers } = await desk('GET', `${VISITS}/${visitaId}`);
    return desk('POST', `${VISITS}/${visitaId}/${name}`, {
      headers: { 'if-match': headers['etag'] ?? '' },
      ...(body ? { body } : {}),
    });
  };

  it('numbers turns without gaps, also for simultaneous arrivals, and gives refused visits none', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, patient));
    const answers = await Promise.all([
      ...people.map((pacienteId) => arrive({ pacienteId })),
      arrive({ pacienteId: people[0]!, motivo: 'x' }),
    ]);
    const made = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => Number((body as Json)['turnoNumero']));
    expect(made.toSorted(ascending)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await arrived()).turnoNumero).toBe(9);
  });

  it('waits behind a slow arrival for longer than other locks wait', async () => {
    const pacienteId = await patient();
    const slow = test.database.orm.transaction(async (tx) => {
      await lockInTurn(tx, 'turno', test.world.unidadId);
      await sleep(1500);
    });
    await sleep(100);
    expect((await arrive({ pacienteId })).status).toBe(201);
    await slow;
  });

  it('refuses a patient who already waits or has died', async () => {
    const pacienteId = await patient();
    expect((await arrive({ pacienteId })).status).toBe(201);
    expect(refusalOf(await arrive({ pacienteId }))).toEqual([409, 'VISITA_ABIERTA']);
    expect((await arrive({ pacienteId, tipo: 'PROGRAMA' })).status).toBe(201);
    const late = await patient();
    await test.database.orm.update(paciente).set({ estatus: 'FALLECIDO' }).where(eq(paciente.pacienteId, late));
    expect(refusalOf(await arrive({ pacienteId: late }))).toEqual([422, 'VALIDACION', 'pacienteId PACIENTE_FALLECIDO']);
    expect(refusalOf(await arrive({ pacienteId: await patient(), tipo: 'URGENCIAS' }))).toEqual([
      422,
      'VALIDACION',
      'triage REQUERIDO',
    ]);
  });

  it('counts calls, states the destination, and releases an absent patient after three', async () => {
    const { visitaId } = await arrived();
    expect((await call(visitaId, { destino: 'Consultorio 3' })).body).toMatchObject({
      llamadas: 1,
      llamadaA: 'Consultorio 3',
    });
    await call(visitaId);
    expect(refusalOf(await step(visitaId, 'no-se-presento'))).toEqual([
      422,
      'VALIDACION',
      'llamadas VISITA_SIN_LLAMAR',
    ]);
    expect((await call(visitaId)).body).toMatchObject({ llamadas: 3, llamadaA: 'Recepción' });
    expect((await step(visitaId, 'no-se-presento')).body).toMatchObject({ estatus: 'NO_SE_PRESENTO' });
    expect(refusalOf(await call(visitaId))).toEqual([409, 'TRANSICION_INVALIDA']);
  });

  it('restarts the count of calls once the visit has advanced', async () => {
    const { visitaId } = await arrived();
    for (const _ of [1, 2, 3]) await call(visitaId);
    const { headers } = await nurse('GET', `${VISITS}/${visitaId}`);
    await nurse('POST', `${VISITS}/${visitaId}/pasar-signos`, { headers: { 'if-match': headers['etag'] ?? '' } });
    expect(refusalOf(await step(visitaId, 'no-se-presento'))).toEqual([
      422,
      'VALIDACION',
      'llamadas VISITA_SIN_LLAMAR',
    ]);
    expect((await call(visitaId)).body).toMatchObject({ llamadas: 1 });
  });

  it('calls the most urgent first, then by turn; two simultaneous requests call two people', async () => {
    await empty();
    const [first, second] = [await arrived(), await arrived()];
    const urgent = await arrived({ tipo: 'URGENCIAS', triage: 'ROJO' });
    const next = async () => (await desk('POST', `${VISITS}/siguiente`, { body: {} })).body as Json;
    expect((await next())['visitaId']).toBe(urgent.visitaId);
    const both = await Promise.all([next(), next()]);
    expect(both.map((each) => Number(each['visitaId'])).toSorted(ascending)).toEqual([first.visitaId, second.visitaId]);
    // All patients have been called: no visit is called again.
    expect(refusalOf(await desk('POST', `${VISITS}/siguiente`, { body: {} }))).toEqual([409, 'FILA_LLAMADA']);
    await empty();
    expect(refusalOf(await desk('POST', `${VISITS}/siguiente`, { body: {} }))).toEqual([409, 'FILA_VACIA']);
  });

  it('keeps the called patient on top until a step returns them to the position of their triage', async () => {
    await empty();
    const green = await arrived();
    const yellow = await arrived({ tipo: 'URGENCIAS', triage: 'AMARILLO' });
    const red = await arrived({ tipo: 'URGENCIAS', triage: 'ROJO' });
    const next = async () => (await desk('POST', `${VISITS}/siguiente`, { body: {} })).body as Json;
    const putBack = (visitaId: number) => desk('POST', `${VISITS}/${visitaId}/devolver`, { body: {} });
    const shown = async () => {
      const { visitas } = (await desk('GET', `${VISITS}/cola`)).body as { visitas: Json[] };
      return visitas.filter(({ estatus }) => estatus === 'EN_ESPERA').map(({ visitaId }) => visitaId);
    };
    expect(refusalOf(await putBack(red.visitaId))).toEqual([409, 'VISITA_SIN_LLAMADA']);
    expect(await next()).toMatchObject({ visitaId: red.visitaId, llamadas: 1 });
    for (const llamadas of [1, 2])
      expect(
        (await desk('POST', `${VISITS}/${red.visitaId}/llamar?llamadas=${llamadas}`, { body: {} })).body,
      ).toMatchObject({ llamadas: llamadas + 1 });
    // Three unanswered calls do not move a red patient to the end.
    expect(await shown()).toEqual([red.visitaId, yellow.visitaId, green.visitaId]);
    expect(await next()).toMatchObject({ visitaId: yellow.visitaId, llamadas: 1 });
    expect(await shown()).toEqual([yellow.visitaId, red.visitaId, green.visitaId]);
    expect((await putBack(red.visitaId)).body).toMatchObject({ llamadas: 3, llamadaA: null });
    expect(await shown()).toEqual([yellow.visitaId, red.visitaId, green.visitaId]);
    const board = (await desk('GET', `${VISITS}/tablero`)).body as { llamados: Json[] };
    const turns = board.llamados.map(({ turnoNumero }) => turnoNumero);
    expect(turns[0]).toBe(yellow.turnoNumero);
    expect(turns).not.toContain(red.turnoNumero);
    expect((await putBack(yellow.visitaId)).status).toBe(200);
    expect(await shown()).toEqual([red.visitaId, yellow.visitaId, green.visitaId]);
    expect(await next()).toMatchObject({ visitaId: red.visitaId, llamadas: 4 });
    expect((await step(red.visitaId, 'no-se-presento', {})).body).toMatchObject({ estatus: 'NO_SE_PRESENTO' });
  });

  it('calls one patient once, however many desks call at once', async () => {
    await empty();
    const people = [];
    for (const triage of ['AZUL', 'ROJO', 'VERDE', 'NARANJA', 'AMARILLO'])
      people.push(await arrived({ tipo: 'URGENCIAS', triage }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk('POST', `${VISITS}/siguiente`, { body: {} })),
    );
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => Number((body as Json)['visitaId']));
    expect(made.toSorted(ascending)).toEqual(people.map(({ visitaId }) => visitaId));
    expect(answers.filter(({ status }) => status === 409).map(refusalOf)).toEqual(
      Array.from({ length: 3 }, () => [409, 'FILA_LLAMADA']),
    );
    const { visitaId } = await arrived();
    const both = await Promise.all(
      [0, 1].map(() => desk('POST', `${VISITS}/${visitaId}/llamar?llamadas=0`, { body: {} })),
    );
    expect(both.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    expect(both.filter(({ status }) => status === 409).map(refusalOf)).toEqual([[409, 'VISITA_LLAMADA']]);
    const mixed = await arrived();
    const [byNext, byName] = await Promise.all([
      desk('POST', `${VISITS}/siguiente`, { body: {} }),
      desk('POST', `${VISITS}/${mixed.visitaId}/llamar?llamadas=0`, { body: {} }),
    ]);
    expect([byNext.status, byName.status].toSorted(ascending)).toEqual([200, 409]);
    expect((await desk('GET', `${VISITS}/${mixed.visitaId}`)).body).toMatchObject({ llamadas: 1 });
  });

  it('is shown in order with names to the desk, and with turns only on a screen', async () => {
    await empty();
    const calm = await arrived();
    const urgent = await arrived({ tipo: 'URGENCIAS', triage: 'NARANJA' });
    await call(calm.visitaId, { destino: 'Consultorio 1' });
    const { visitas } = (await desk('GET', `${VISITS}/cola`)).body as { visitas: Json[] };
    const waiting = visitas.filter(({ estatus }) => estatus === 'EN_ESPERA');
    expect(waiting.map(({ visitaId }) => visitaId)).toEqual([calm.visitaId, urgent.visitaId]);
    expect(waiting[0]).toMatchObject({ pacienteNombre: 'Luis Ruiz', llamadas: 1, conSignos: false });
    const board = await desk('GET', `${VISITS}/tablero`);
    expect((board.body as { llamados: Json[] }).llamados[0]).toMatchObject({
      turnoNumero: calm.turnoNumero,
      destino: 'Consultorio 1',
    });
    expect(JSON.stringify(board.body)).not.toContain('Ruiz');
  });

  it('logs once what a reader was shown', async () => {
    const rows = () =>
      test.database.orm
        .select({ id: bitacora.bitacoraId })
        .from(bitacora)
        .where(and(eq(bitacora.accion, 'LEER'), eq(bitacora.entidad, 'visita')));
    await desk('GET', `${VISITS}/cola`);
    const before = (await rows()).length;
    await desk('GET', `${VISITS}/cola`);
    expect((await rows()).length).toBe(before);
    await arrived();
    await desk('GET', `${VISITS}/cola`);
    expect((await rows()).length).toBe(before + 1);
  });

  it('is hidden outside the unit', async () => {
    const { visitaId } = await arrived();
    await test.database.orm
      .update(usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(usuario.usuarioId, test.world.usuarios['Administrador-unidad']));
    const stranger = await test.as('Administrador-unidad');
    expect((await stranger('GET', `${VISITS}/${visitaId}`)).status).toBe(404);
    expect((await stranger('POST', `${VISITS}/${visitaId}/llamar`, { body: {} })).status).toBe(404);
    const queue = await stranger('GET', `${VISITS}/cola?unidadId=${test.world.unidadId}`);
    expect((queue.body as { visitas: Json[] }).visitas).toEqual([]);
    const board = await stranger('GET', `${VISITS}/tablero?unidadId=${test.world.unidadId}`);
    expect(board.body).toMatchObject({ enEspera: 0, llamados: [] });
    expect((await test.as('Farmacia').then((client) => client('GET', `${VISITS}/cola`))).status).toBe(403);
  });
});
