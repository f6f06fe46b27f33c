import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const NOTES = '/api/pacientes/consulta';

/** NOM-004-SSA3-2012, 6.4 (DOF 15-10-2012). */
describe('a referral in a consultation', () => {
  let test: TestApp;
  let clinic: Clinic;
  let physician: Client;
  let whole: Json;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test);
    physician = await test.as('Medico');
    whole = {
      unidadDestinoId: test.world.otraUnidadId,
      motivo: 'Valoración por oftalmología',
      urgente: true,
      resumen: 'Diabetes de diez años de evolución, visión borrosa.',
    };
  });
  afterAll(() => test.stop());

  const draft = async (referencia: Json): Promise<Json> => {
    const answer = await physician('POST', NOTES, {
      body: {
        pacienteId: clinic.pacienteId,
        unidadId: test.world.unidadId,
        tipo: 'TELECONSULTA',
        motivoConsulta: 'Visión borrosa',
        padecimientoActual: 'Un mes con visión borrosa.',
        exploracionFisica: 'Fondo de ojo sin alteraciones.',
        diagnosticos: [{ diagnosticoId: clinic.diagnosticoId, tipo: 'PRINCIPAL', nota: 'en estudio' }],
        pronostico: 'BUENO_VIDA_FUNCION',
        tratamientoIndicaciones: 'Metformina 850 mg cada 12 horas.',
        referencia,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  const sign = ({ consultaId, version }: Json) =>
    physician('POST', `${NOTES}/${String(consultaId)}/firmar`, {
      body: {},
      headers: { 'if-match': `"${String(version)}"` },
    });
  const printed = (note: Json) => physician('GET', `${NOTES}/nota-referencia?consultaId=${String(note['consultaId'])}`);

  it.each([
    ['unidadDestinoId', '6.4.2'],
    ['resumen', '6.4.3'],
    ['motivo', '6.4.3.1'],
  ])('saves a draft without %s and refuses its signature', async (field, numeral) => {
    const answer = await sign(await draft({ ...whole, [field]: null }));
    expect(refusalOf(answer)).toEqual([422, 'VALIDACION', `referencia.${field} NOTA_INCOMPLETA`]);
    expect(JSON.stringify(answer.body)).toContain(`numeral ${numeral})`);
  });

  it('prints units, urgency, reason, summary, diagnoses and treatment once it is signed', async () => {
    const note = await draft(whole);
    expect(refusalOf(await printed(note))).toEqual([422, 'VALIDACION', 'consultaId CONSULTA_SIN_REFERENCIA']);
    const signed = await sign(note);
    expect(signed.body).toMatchObject({ estatus: 'FIRMADA', referencia: whole });
    const { filas, datos } = (await printed(note)).body as { filas: Json[]; datos: Json[] };
    expect(filas).toEqual([
      { clave: 'J00', diagnostico: 'Rinofaringitis aguda', tipo: 'Principal', nota: 'en estudio' },
    ]);
    const said = JSON.stringify(datos);
    for (const text of [
      'Urgente',
      whole['motivo'],
      whole['resumen'],
      'Fondo de ojo sin alteraciones.',
      'Metformina 850 mg cada 12 horas.',
      'Ana Peña',
      'Persona De Prueba',
      '7654321',
    ])
      expect(said).toContain(text);
  });

  it('prints no referral of a note that has none', async () => {
    const note = await draft({});
    expect((await sign(note)).status).toBe(200);
    expect(refusalOf(await printed(note))).toEqual([422, 'VALIDACION', 'consultaId CONSULTA_SIN_REFERENCIA']);
  });
});
