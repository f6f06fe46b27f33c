import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnostico, paciente, usuario } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const SIGNS = '/api/pacientes/signos';
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const WELL = {
  tas: 120,
  tad: 80,
  frecuenciaCardiaca: 80,
  frecuenciaRespiratoria: 18,
  temperatura: 36.8,
  spo2: 97,
  conciencia: 'A',
};

describe('vital signs', () => {
  let test: TestApp;
  let clinic: Clinic;
  let nurse: Client;
  let physician: Client;
  let visitaId: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    [nurse, physician] = await Promise.all([test.as('Enfermeria'), test.as('Medico')]);
    const answer = await nurse('POST', '/api/pacientes/visita', {
      body: { pacienteId: clinic.pacienteId, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Control' },
    });
    visitaId = Number((answer.body as Json)['visitaId']);
  });
  afterAll(() => test.stop());

  const take = (body: Json, client = nurse) =>
    client('POST', SIGNS, { body: { pacienteId: clinic.pacienteId, visitaId, fechaToma: ago(0), ...body } });
  const taken = async (body: Json, client = nurse) => {
    const answer = await take(body, client);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };

  it('are stored with their derived values, the person who took them, and the patient’s age', async () => {
    const set = await taken({ ...WELL, peso: 70, talla: 170, glasgowOcular: 4, glasgowVerbal: 5, glasgowMotora: 6 });
    expect(set).toMatchObject({
      tension: '120/80',
      tam: 93,
      imc: 24.22,
      imcClase: 'NORMAL',
      glasgow: 15,
      news2Total: 0,
      news2Riesgo: 'BAJO',
      news2: { completo: true, faltan: [] },
      capturaTardia: false,
      unidadId: test.world.unidadId,
      estatus: 'VIGENTE',
    });
    expect(set['tomadoPorId']).toEqual(expect.any(Number));
    expect(set['edadAnios']).toBeGreaterThan(40);
    const visit = await nurse('GET', `/api/pacientes/visita/${visitaId}`);
    expect((visit.body as Json)['estatus']).toBe('LISTA_CONSULTA');
  });

  it('state what NEWS2 lacks instead of a lower score', async () => {
    expect(await taken({ ...WELL, temperatura: null })).toMatchObject({
      news2Total: null,
      news2: { completo: false, faltan: ['temperatura'] },
    });
  });

  it('enforce hard limits, and pressures in pairs', async () => {
    expect(refusalOf(await take({ frecuenciaCardiaca: 301 }))).toEqual([
      422,
      'VALIDACION',
      'frecuenciaCardiaca MAXIMO',
    ]);
    expect(refusalOf(await take({ temperatura: 24.9 }))).toEqual([422, 'VALIDACION', 'temperatura MINIMO']);
    expect(refusalOf(await take({ tas: 120 }))).toEqual([422, 'VALIDACION', 'tad REQUERIDO']);
    expect(refusalOf(await take({ tas: 80, tad: 80 }))).toEqual([422, 'VALIDACION', 'tas MAYOR_QUE_CAMPO']);
    expect(refusalOf(await take({}))).toEqual([422, 'VALIDACION', 'tas SIGNOS_VACIOS']);
    expect(await taken({ ...WELL, news2Total: 20, tomadoPorId: 1, estatus: 'ANULADO' })).toMatchObject({
      news2Total: 0,
      estatus: 'VIGENTE',
    });
  });

  it('beyond the expected range need confirmation, and are then stored as sent', async () => {
    const signs = { ...WELL, tas: 200, frecuenciaCardiaca: 130 };
    expect(refusalOf(await take(signs))).toEqual([
      422,
      'VALIDACION',
      'tas FUERA_DE_LO_ESPERADO',
      'frecuenciaCardiaca FUERA_DE_LO_ESPERADO',
    ]);
    expect(await taken({ ...signs, confirmados: ['tas', 'frecuenciaCardiaca'] })).toMatchObject({
      tas: 200,
      frecuenciaCardiaca: 130,
      confirmados: ['tas', 'frecuenciaCardiaca'],
    });
    expect(refusalOf(await take({ peso: 90 }))).toEqual([422, 'VALIDACION', 'peso FUERA_DE_LO_ESPERADO']);
  });

  it('date from the last day, or require the permission for late entry', async () => {
    expect(refusalOf(await take({ ...WELL, fechaToma: ago(25) }))).toEqual([
      422,
      'VALIDACION',
      'fechaToma SIGNOS_ANTIGUOS',
    ]);
    expect(refusalOf(await take({ ...WELL, fechaToma: ago(-1) }))).toEqual([
      422,
      'VALIDACION',
      'fechaToma SIGNOS_FUTUROS',
    ]);
    expect(await taken({ ...WELL, fechaToma: ago(25) }, physician)).toMatchObject({ capturaTardia: true });
  });

  it('are neither changed nor deleted, but corrected once, and the old set stays', async () => {
    const old = await taken({ ...WELL, peso: 60, confirmados: ['peso'] });
    const one = `${SIGNS}/${String(old['signosId'])}`;
    expect((await nurse('DELETE', one)).status).toBe(404);
    expect((await nurse('PUT', one, { body: { ...WELL, peso: 70 } })).status).toBe(422);
    const body = { ...WELL, peso: 69, motivo: 'Se leyó mal la báscula' };
    const answers = await Promise.all([nurse('PUT', one, { body }), physician('PUT', one, { body })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const corrected = answers.find(({ status }) => status === 200)!.body as Json;
    expect(corrected).toMatchObject({
      corrigeAId: old['signosId'],
      motivoCorreccion: 'Se leyó mal la báscula',
      peso: 69,
      fechaToma: old['fechaToma'],
      estatus: 'VIGENTE',
    });
    expect((await nurse('GET', one)).body).toMatchObject({ estatus: 'CORREGIDO', peso: 60 });
    const serie = (await nurse('GET', `${SIGNS}?pacienteId=${clinic.pacienteId}&serie=true`)).body as {
      signosId: number[];
      peso: (number | null)[];
    };
    expect(serie.signosId).toContain(corrected['signosId']);
    expect(serie.signosId).not.toContain(old['signosId']);
    expect(serie.peso).toHaveLength(serie.signosId.length);
  });

  it('use scale 2 for a patient with COPD', async () => {
    const { orm } = test.database;
    const [copd] = await orm
      .insert(diagnostico)
      .values({ clave: 'J449', nombre: 'EPOC', sexoPermitido: 'AMBOS' })
      .returning();
    await orm
      .update(paciente)
      .set({ padecimientosCronicos: [{ diagnosticoId: copd!.diagnosticoId, estado: 'ACTIVO' }] })
      .where(eq(paciente.pacienteId, clinic.pacienteId));
    expect(await taken({ ...WELL, spo2: 89 })).toMatchObject({ escalaSpo2: 'ESCALA_2', news2Total: 0 });
  });

  it('are hidden outside the unit and from reception', async () => {
    const set = await taken(WELL);
    const reception = await test.as('Recepcion');
    expect((await reception('GET', SIGNS)).status).toBe(403);
    await test.database.orm
      .update(usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(usuario.usuarioId, test.world.usuarios['Jefe-servicio']));
    const stranger = await test.as('Jefe-servicio');
    expect((await stranger('GET', `${SIGNS}/${String(set['signosId'])}`)).status).toBe(404);
    expect((await stranger('GET', `${SIGNS}/serie?pacienteId=${clinic.pacienteId}`)).status).toBe(404);
    expect(refusalOf(await take(WELL, stranger))).toEqual([
      422,
      'VALIDACION',
      'pacienteId REFERENCIA',
      'visitaId REFERENCIA',
    ]);
  });
});
