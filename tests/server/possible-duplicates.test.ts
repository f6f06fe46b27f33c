import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

type Row = Record<string, unknown>;
interface Told {
  readonly codigo: string;
  readonly mensaje: string;
  readonly candidatos?: {
    readonly id: number;
    readonly titulo: string;
    readonly identico: boolean;
    readonly valores: Row;
  }[];
  readonly errores: { readonly campo: string; readonly codigo: string }[];
}
const CURP = 'LURE800505MCLNSV02';

describe.each(ENGINES)('patients who may already be registered on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let first: number;
  const told = (answer: Answer) => answer.body as Told;
  const patient = (persona: Row = {}, more: Row = {}) => ({
    persona: {
      nombre: 'Eva',
      primerApellido: 'Luna',
      segundoApellido: 'Ríos',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
      ...persona,
    },
    domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
    motivoSinCurp: 'EN_TRAMITE',
    fechaNacimientoEstimada: false,
    afiliacion: 'NINGUNA',
    unidadId: test.world.unidadId,
    ...more,
  });
  const create = (body: Row, client = su) => client('POST', '/api/pacientes/paciente', { body });
  const alike = (registro: Row, client = su, more: Row = {}) =>
    client('POST', '/api/busqueda/parecidos', { body: { recurso: 'paciente', registro, ...more } });
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const { body } = await create(patient());
    if (!('pacienteId' in (body as Row))) throw new Error(JSON.stringify(body));
    first = Number((body as Row)['pacienteId']);
  });
  afterAll(() => test.stop());

  it('are listed before creation: similar name and same birth date, in any order of names, or same name and sex', async () => {
    for (const persona of [
      { nombre: 'Otra', primerApellido: 'LÚNA' },
      { nombre: 'Eba', segundoApellido: 'Rios', fechaNacimiento: '1979-01-01' },
      // Surnames are often swapped at the counter.
      { primerApellido: 'Ríos', segundoApellido: 'Luna' },
    ]) {
      const answer = await create(patient(persona));
      expect([answer.status, told(answer).codigo, told(answer).candidatos?.map(({ id }) => id)]).toEqual([
        409,
        'POSIBLE_DUPLICADO',
        [first],
      ]);
      expect(told(answer).mensaje).toContain('1 paciente');
      expect(told(answer).candidatos![0]).toMatchObject({
        titulo: 'Eva Luna Ríos',
        identico: false,
        valores: { 'persona.fechaNacimiento': '1980-05-05' },
      });
      expect(((await alike(patient(persona))).body as Row[]).map(({ id }) => id)).toEqual([first]);
    }
    for (const persona of [
      { nombre: 'Zulema', primerApellido: 'Sol' },
      { fechaNacimiento: '1980-05-06', segundoApellido: '' },
    ])
      expect((await alike(patient(persona))).body, JSON.stringify(persona)).toEqual([]);
  });

  it('are created after confirmation, and changed without another confirmation', async () => {
    const { status, body } = await create({ ...patient({ nombre: 'Gemela' }), confirmarNoDuplicado: true });
    expect(status, JSON.stringify(body)).toBe(201);
    const record = body as Row;
    const at = `/api/pacientes/paciente/${String(record['pacienteId'])}`;
    const put = (change: Row, version: unknown) =>
      su('PUT', at, { body: { ...record, ...change, version }, headers: { 'if-match': `"${String(version)}"` } });
    const same = await put({ afiliacion: 'SE_IGNORA' }, record['version']);
    expect(same.status, JSON.stringify(same.body)).toBe(200);
    const version = (same.body as Row)['version'];
    const renamed = { persona: { ...(record['persona'] as Row), primerApellido: 'Luná' } };
    const refused = await put(renamed, version);
    expect([refused.status, told(refused).codigo, told(refused).candidatos?.map(({ id }) => id)]).toEqual([
      409,
      'POSIBLE_DUPLICADO',
      [first],
    ]);
    expect((await put({ ...renamed, confirmarNoDuplicado: true }, version)).status).toBe(200);
  });

  it('a CURP in use leads to its owner, also in simultaneous requests', async () => {
    const body = {
      ...patient(
        { nombre: 'Rosa', primerApellido: 'Cruz', curp: CURP, fechaNacimiento: '1980-05-05' },
        { motivoSinCurp: undefined },
      ),
      confirmarNoDuplicado: true,
    };
    const answers = await Promise.all([create(body), create(body)]);
    expect(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      JSON.stringify(answers.map((each) => each.body)),
    ).toEqual([201, 409]);
    const refused = told(answers.find(({ status }) => status === 409)!);
    expect([
      refused.codigo,
      refused.errores.map(({ campo }) => campo),
      refused.candidatos?.map(({ titulo, identico }) => [titulo, identico]),
    ]).toEqual(['DUPLICADO', ['persona.curp'], [['Rosa Cruz Ríos', true]]]);
    expect((await alike({ persona: { curp: ` ${CURP.toLowerCase()} ` } })).body as Row[]).toMatchObject([
      { identico: true },
    ]);
  });

  it('are hidden from users who may not see them', async () => {
    const {
      database: { orm },
      world,
    } = test;
    const reception = await test.as('Recepcion');
    const elsewhere = await create({
      ...patient({ nombre: 'Lejana', primerApellido: 'Montes' }, { unidadId: world.otraUnidadId }),
      confirmarNoDuplicado: true,
    });
    expect(elsewhere.status).toBe(201);
    expect((await alike(patient({ nombre: 'Lejana', primerApellido: 'Montes' }), reception)).body).toEqual([]);
    expect((await alike(patient(), reception)).body).toHaveLength(2);

    const [held] = await orm.select({ permisos: perfil.permisos }).from(perfil).where(eq(perfil.nombre, 'Recepcion'));
    await orm
      .update(perfil)
      .set({ permisos: (held?.permisos ?? []).filter(({ clave }) => clave !== 'paciente.identificar') })
      .where(eq(perfil.nombre, 'Recepcion'));
    const blind = await test.as('Recepcion');
    expect((await alike(patient(), blind)).body).toEqual([]);
    const supplier = await test.as('Proveedor');
    expect((await alike(patient(), supplier)).status).toBe(403);
    expect((await su('POST', '/api/busqueda/parecidos', { body: { recurso: 'color', registro: {} } })).status).toBe(
      404,
    );
  });

  it('half a record causes no failure', async () => {
    for (const registro of [
      {},
      { persona: null },
      { persona: { fechaNacimiento: 'x', primerApellido: 3 } },
      { persona: { fechaNacimiento: '1980-13-45', primerApellido: 'Luna' } },
      { persona: { primerApellido: 'h', fechaNacimiento: '1980-05-05' } },
    ])
      expect(await alike(registro)).toMatchObject({ status: 200, body: [] });
  });
});
