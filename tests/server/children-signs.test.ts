import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paciente, persona } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const ZONE = 'America/Monterrey';

/** WHO Child Growth Standards, 2006: −3 to +3 SD for age and sex. */
describe('weight and height of children', () => {
  let test: TestApp;
  let nurse: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    await seedClinic(test, ['Medico', 'Enfermeria']);
    nurse = await test.as('Enfermeria');
  });
  afterAll(() => test.stop());

  /** Creates a visit of a boy of the given age. */
  const visitOf = async (ageDays: number): Promise<Json> => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(persona)
      .values({
        nombre: 'Beto',
        primerApellido: 'Sáenz',
        genero: 'H',
        fechaNacimiento: addDays(todayIn(ZONE), -ageDays),
      })
      .returning();
    const [row] = await orm
      .insert(paciente)
      .values({ personaId: human!.personaId, unidadId: test.world.unidadId, afiliacion: 'NINGUNA' })
      .returning();
    const body = { pacienteId: row!.pacienteId, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Control' };
    const answer = await nurse('POST', '/api/pacientes/visita', { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  const take = ({ pacienteId, visitaId }: Json, more: Json) =>
    nurse('POST', '/api/pacientes/signos', {
      body: { pacienteId, visitaId, fechaToma: new Date().toISOString(), ...more },
    });

  it.each([
    ['a newborn of 70 kg', 0, { peso: 70 }, 'peso', '2.1–5'],
    ['a boy of five years and 160 kg', 1826, { peso: 160 }, 'peso', '12.4–27.9'],
    ['a newborn of 90 cm', 0, { talla: 90 }, 'talla', '44.2–55.6'],
    ['a newborn with a head of 57 cm', 0, { perimetroCefalico: 57 }, 'perimetroCefalico', '30.7–38.3'],
  ])('need confirmation: %s, and are then accepted', async (_what, ageDays, measures, signo, expected) => {
    const visit = await visitOf(ageDays);
    const answer = await take(visit, measures);
    expect(refusalOf(answer)).toEqual([422, 'VALIDACION', `${signo} FUERA_DE_LO_ESPERADO`]);
    expect(JSON.stringify(answer.body)).toContain(expected);
    const confirmed = await take(visit, { ...measures, confirmados: [signo] });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(201);
    expect(confirmed.body).toMatchObject(measures);
  });

  it.each([
    ['a newborn', 0, { peso: 3.2, talla: 50, perimetroCefalico: 34 }],
    ['a boy of five years', 1826, { peso: 18, talla: 110 }],
  ])('need no confirmation for %s within the curves', async (_what, ageDays, measures) => {
    expect((await take(await visitOf(ageDays), measures)).status).toBe(201);
  });

  it('are checked on the screen as on the server: the context gives sex and age in days', async () => {
    const { visitaId } = await visitOf(40);
    const answer = await nurse('GET', `/api/pacientes/signos/contexto/${String(visitaId)}`);
    expect(answer.body).toMatchObject({ edadDias: 40, sexo: 'H', anios: 0 });
  });
});
