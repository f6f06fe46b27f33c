import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuario } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const NOTES = '/api/pacientes/consulta';
const ADDENDA = '/api/pacientes/adenda';
const LATER = 'Se reciben resultados de laboratorio sin alteraciones.';

describe('consultations', () => {
  let test: TestApp;
  let clinic: Clinic;
  let physician: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    physician = await test.as('Medico');
  });
  afterAll(() => test.stop());

  const made = async (path: string, body: Json, client = physician): Promise<Json> => {
    const answer = await client('POST', path, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  const visit = async (tipo: string) => {
    const { visitaId } = await made('/api/pacientes/visita', {
      pacienteId: clinic.pacienteId,
      unidadId: test.world.unidadId,
      tipo,
      motivo: 'Tos',
    });
    return visitaId;
  };
  const stateOf = async (visitaId: unknown) =>
    ((await physician('GET', `/api/pacientes/visita/${String(visitaId)}`)).body as Json)['estatus'];
  const whole = (): Json => ({
    pacienteId: clinic.pacienteId,
    unidadId: test.world.unidadId,
    tipo: 'TELECONSULTA',
    motivoConsulta: 'Tos y catarro',
    padecimientoActual: 'Tres días con tos, sin fiebre.',
    exploracionFisica: 'Sin datos de dificultad respiratoria.',
    diagnosticos: [{ diagnosticoId: clinic.diagnosticoId, tipo: 'PRINCIPAL' }],
    pronostico: 'BUENO_VIDA_FUNCION',
    tratamientoIndicaciones: 'Líquidos abundantes y reposo.',
  });
  const step = (record: Json, name: string, body: Json = {}, client = physician) =>
    client('POST', `${NOTES}/${String(record['consultaId'])}/${name}`, {
      body,
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
  const signed = async (more: Json = {}) => {
    const answer = await step(await made(NOTES, { ...whole(), ...more }), 'firmar');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Json;
  };

  it('name the part of the norm of each missing field', async () => {
    const draft = await made(NOTES, {
      pacienteId: clinic.pacienteId,
      unidadId: test.world.unidadId,
      tipo: 'SUBSECUENTE',
    });
    const answer = await step(draft, 'firmar');
    expect(refusalOf(answer)).toEqual([
      422,
      'VALIDACION',
      ...[
        'motivoConsulta',
        'padecimientoActual',
        'signosId',
        'exploracionFisica',
        'diagnosticos',
        'pronostico',
        'tratamientoIndicaciones',
      ].map((field) => `${field} NOTA_INCOMPLETA`),
    ]);
    expect(JSON.stringify(answer.body)).toContain('6.2.6');
  });

  it('have one main diagnosis', async () => {
    const lines = [{ diagnosticoId: clinic.diagnosticoId, tipo: 'SECUNDARIO' }];
    const answer = await step(await made(NOTES, { ...whole(), diagnosticos: lines }), 'firmar');
    expect(refusalOf(answer)).toEqual([422, 'VALIDACION', 'diagnosticos UN_DIAGNOSTICO_PRINCIPAL']);
  });

  it('take over the visit, with one draft for each visit and author', async () => {
    const visitaId = await visit('CONSULTA');
    const draft = await made(NOTES, { ...whole(), visitaId });
    expect(await stateOf(visitaId)).toBe('EN_CONSULTA');
    expect(refusalOf(await physician('POST', NOTES, { body: { ...whole(), visitaId } }))).toEqual([
      409,
      'BORRADOR_ABIERTO',
    ]);
    expect((await step(draft, 'firmar')).status).toBe(200);
    expect(await stateOf(visitaId)).toBe('FINALIZADA');
    const before = (await physician('GET', `/api/pacientes/visita/previas?pacienteId=${clinic.pacienteId}`))
      .body as Json[];
    expect(JSON.stringify(before.find((each) => each['visitaId'] === visitaId))).toContain('J00X');
    const favourites = (await physician('GET', `${NOTES}/favoritos`)).body as Json[];
    expect(favourites[0]).toMatchObject({ clave: 'J00X' });
  });

  it('require a staff record, and are changed by their author alone', async () => {
    const draft = await made(NOTES, whole());
    expect(draft['personalMedicoId']).toEqual(expect.any(Number));
    const superuser = await test.as('SUPERUSUARIO');
    expect(refusalOf(await superuser('POST', NOTES, { body: whole() }))).toEqual([
      422,
      'VALIDACION',
      'personalMedicoId AUTOR_SIN_PERSONAL',
    ]);
    const change = await superuser('PUT', `${NOTES}/${String(draft['consultaId'])}`, {
      body: { ...whole(), motivoConsulta: 'Otro' },
      headers: { 'if-match': `"${String(draft['version'])}"` },
    });
    expect(refusalOf(change)).toEqual([403, 'NOTA_AJENA']);
    expect((await test.as('Enfermeria').then((nurse) => nurse('POST', NOTES, { body: whole() }))).status).toBe(403);
  });

  it('refuse a version that another user has replaced', async () => {
    const draft = await made(NOTES, whole());
    const save = () =>
      physician('PUT', `${NOTES}/${String(draft['consultaId'])}`, {
        body: whole(),
        headers: { 'if-match': `"${String(draft['version'])}"` },
      });
    expect((await save()).status).toBe(200);
    expect(refusalOf(await save()).slice(0, 2)).toEqual([412, 'CONFLICTO_VERSION']);
  });

  it('accept addenda once signed, which are immutable', async () => {
    const draft = await made(NOTES, whole());
    const body = { consultaId: draft['consultaId'], texto: LATER };
    expect(refusalOf(await physician('POST', ADDENDA, { body }))).toEqual([409, 'ADENDA_SIN_FIRMA']);
    expect((await step(draft, 'firmar')).status).toBe(200);
    const added = await made(ADDENDA, body);
    expect(added).toMatchObject({
      texto: LATER,
      nombre: 'Persona De Prueba',
      cedula: '7654321',
      pacienteId: clinic.pacienteId,
    });
    const one = `${ADDENDA}/${String(added['adendaId'])}`;
    expect((await physician('PUT', one, { body: { texto: 'Otro texto' } })).status).toBe(404);
    expect((await physician('DELETE', one)).status).toBe(404);
  });

  it('are voided with a reason and an author, and stay readable', async () => {
    const note = await signed();
    expect((await step(note, 'anular')).status).toBe(422);
    const voided = await step(note, 'anular', { motivoAnulacion: 'Se escribió en el expediente de otra persona' });
    expect(voided.body).toMatchObject({
      estatus: 'ANULADA',
      anuladaPorId: test.world.usuarios.Medico,
      motivoConsulta: 'Tos y catarro',
    });
    const answer = await physician('POST', ADDENDA, { body: { consultaId: note['consultaId'], texto: LATER } });
    expect(refusalOf(answer)).toEqual([409, 'ADENDA_SIN_FIRMA']);
  });

  it('are hidden outside the unit', async () => {
    const note = await signed();
    await test.database.orm
      .update(usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(usuario.usuarioId, test.world.usuarios['Jefe-servicio']));
    const stranger = await test.as('Jefe-servicio');
    expect((await stranger('GET', `${NOTES}/${String(note['consultaId'])}`)).status).toBe(404);
    expect((await stranger('GET', `/api/pacientes/visita/previas?pacienteId=${clinic.pacienteId}`)).status).toBe(404);
    const answer = await stranger('POST', ADDENDA, { body: { consultaId: note['consultaId'], texto: LATER } });
    expect(refusalOf(answer)).toEqual([422, 'VALIDACION', 'consultaId REFERENCIA']);
    expect((await test.as('Recepcion').then((client) => client('GET', NOTES))).status).toBe(403);
  });
});
