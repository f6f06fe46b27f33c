import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuario } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const PATIENTS = '/api/pacientes/paciente';

describe('unidentified patients', () => {
  let test: TestApp;
  let clerk: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clerk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  const register = async (body: Json = { genero: 'H', edadAproximada: 40 }, client = clerk) =>
    client('POST', `${PATIENTS}/sin-identificar`, { body });
  const registered = async (body?: Json) => {
    const answer = await register(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json & { pacienteId: number; persona: Json };
  };
  const change = async (pacienteId: number, more: Json) => {
    const at = `${PATIENTS}/${pacienteId}`;
    const found = await clerk('GET', at);
    const { persona, ...record } = found.body as Json & { persona: Json };
    const { persona: human, ...own } = more as Json & { persona?: Json };
    return clerk('PUT', at, {
      headers: { 'if-match': found.headers['etag'] ?? '' },
      body: { ...record, ...own, persona: { ...persona, ...human } },
    });
  };

  it('get an alias with sex and approximate age, and no invented name, place of birth or CURP', async () => {
    const { persona, ...record } = await registered({ genero: 'M', edadAproximada: 40, senas: 'Lunar en la mejilla' });
    expect(persona).toMatchObject({
      nombre: 'DESCONOCIDA',
      primerApellido: expect.stringMatching(/^\d+$/),
      segundoApellido: '',
      genero: 'M',
      paisNacimiento: null,
      estadoNacimiento: null,
      curp: null,
    });
    expect(record).toMatchObject({
      edad: '~40 años',
      provisional: true,
      motivoSinCurp: 'NO_IDENTIFICADO',
      afiliacion: 'SE_IGNORA',
      unidadId: test.world.unidadId,
      senas: 'Lunar en la mejilla',
    });
  });

  it('get numbers without gaps when many come at once', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => registered()));
    const numbers = many.map(({ persona }) => Number(persona['primerApellido']));
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, index) => sorted[0]! + index));
  });

  it('are found by their alias, as others are by name', async () => {
    const { pacienteId, persona } = await registered();
    const found = await clerk(
      'GET',
      `${PATIENTS}?filterBy=${encodeURIComponent(`desconocido ${String(persona['primerApellido'])}`)}`,
    );
    expect((found.body as Json[]).map((each) => each['pacienteId'])).toContain(pacienteId);
  });

  it('may be children, without a contact', async () => {
    expect(await registered({ genero: 'H', edadAproximada: 6 })).toMatchObject({ edad: '~6 años', contactos: null });
  });

  it('keep the alias while other data are recorded', async () => {
    const { pacienteId } = await registered();
    const changed = await change(pacienteId, { alergiasNegadas: true });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body).toMatchObject({ provisional: true, alergiasNegadas: true });
  });

  it('become known by name, surname and place of birth, which are then all required', async () => {
    const { pacienteId } = await registered();
    const half = await change(pacienteId, { persona: { nombre: 'Juan' } });
    expect(half.status).toBe(422);
    const fields = (half.body as { errores: { campo: string }[] }).errores.map(({ campo }) => campo);
    expect(fields).toEqual(
      expect.arrayContaining(['persona.primerApellido', 'persona.paisNacimiento', 'persona.estadoNacimiento']),
    );
    const persona = {
      nombre: 'Juan',
      primerApellido: 'Ruiz',
      segundoApellido: 'Luna',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const domicilio = { calle: 'Hidalgo', estadoClave: 'CL', municipioId: test.world.municipioId };
    const whole = await change(pacienteId, { motivoSinCurp: 'EXTRANJERO', domicilio, persona });
    expect(whole.status, JSON.stringify(whole.body)).toBe(200);
    expect(whole.body).toMatchObject({
      provisional: false,
      senas: null,
      persona: { nombre: 'Juan' },
    });
  });

  it.each([
    ['no sex', { edadAproximada: 40 }, 'genero'],
    ['no age', { genero: 'H' }, 'edadAproximada'],
    ['an age that no one reaches', { genero: 'H', edadAproximada: 121 }, 'edadAproximada'],
    ['an age with a fraction', { genero: 'H', edadAproximada: 0.5 }, 'edadAproximada'],
  ])('are not registered with %s', async (_, body, field) => {
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect((answer.body as { errores: { campo: string }[] }).errores.map(({ campo }) => campo)).toEqual([field]);
  });

  it.each([
    ['a name beside the number', { persona: { nombre: 'Juan' } }, 'persona.primerApellido'],
    ['a surname beside the alias', { persona: { primerApellido: 'Ruiz' } }, 'persona.primerApellido'],
    ['a number as a name', { persona: { nombre: '12' } }, 'persona.nombre'],
    ['a number as a second surname', { persona: { segundoApellido: '12' } }, 'persona.segundoApellido'],
    ['another reason for having no CURP', { motivoSinCurp: 'EN_TRAMITE' }, 'motivoSinCurp'],
  ])('do not take %s', async (_, more, field) => {
    const { pacienteId } = await registered();
    const answer = await change(pacienteId, more);
    expect(answer.status).toBe(422);
    expect((answer.body as { errores: { campo: string }[] }).errores.map(({ campo }) => campo)).toContain(field);
  });

  it('belong to the unit of the account that registers them', async () => {
    const { orm } = test.database;
    const own = eq(usuario.usuarioId, test.world.usuarios.Recepcion);
    await orm.update(usuario).set({ unidadId: null }).where(own);
    const lost = await test.as('Recepcion');
    expect(refusalOf(await register({ genero: 'H', edadAproximada: 40 }, lost))).toEqual([409, 'SIN_UNIDAD']);
    await orm.update(usuario).set({ unidadId: test.world.unidadId }).where(own);
  });
});
