import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consulta, usuario } from '#generated/server/tables.gen';
import { signatureFaults } from '#platform/server/lifecycle/signature-faults';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';
import { sqlStateOf } from '../support/server/sql-state';

type Json = Record<string, unknown>;
const NOTES = '/api/pacientes/consulta';

describe.each(['PGlite', 'PostgreSQL'] as const)('signed documents on %s', (engine) => {
  let test: TestApp;
  let clinic: Clinic;
  let physician: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    clinic = await seedClinic(test);
    physician = await test.as('Medico');
  });
  afterAll(() => test.stop());

  const created = async (path: string, body: Json): Promise<Json> => {
    const answer = await physician('POST', path, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  const visitOf = (id: unknown) =>
    physician('GET', `/api/pacientes/visita/${String(id)}`).then(({ body }) => (body as Json)['estatus']);
  const note = async (more: Json = {}) =>
    created(NOTES, {
      pacienteId: clinic.pacienteId,
      unidadId: test.world.unidadId,
      tipo: 'TELECONSULTA',
      motivoConsulta: 'Tos y catarro',
      padecimientoActual: 'Tres días con tos, sin fiebre.',
      exploracionFisica: 'Faringe hiperémica, campos pulmonares limpios.',
      diagnosticos: [{ diagnosticoId: clinic.diagnosticoId, tipo: 'PRINCIPAL' }],
      pronostico: 'BUENO_VIDA_FUNCION',
      tratamientoIndicaciones: 'Líquidos abundantes y reposo.',
      ...more,
    });
  const sign = (record: Json) =>
    physician('POST', `${NOTES}/${String(record['consultaId'])}/firmar`, {
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
  const signed = async (more: Json = {}): Promise<Json> => {
    const answer = await sign(await note(more));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Json;
  };
  const refused = (statement: SQL) => sqlStateOf(test.database.orm, statement);

  it('state who signed them, with which licence and when, and match their digest', async () => {
    const record = await signed();
    expect(record).toMatchObject({
      estatus: 'FIRMADA',
      firmaNombre: 'Persona De Prueba',
      firmaCedula: '7654321',
      firmadaPorId: test.world.usuarios.Medico,
    });
    expect(record['firmaHash']).toMatch(/^[0-9a-f]{64}$/);
    expect((await signatureFaults(test.database.orm)).faults).toEqual([]);
  });

  it('and their lines cannot be changed by a statement; columns of the server can', async () => {
    const id = Number((await signed())['consultaId']);
    const lines = sql.raw('consulta_diagnostico');
    expect(await refused(sql`update consulta set motivo_consulta = 'Otro' where consulta_id = ${id}`)).toBe('23001');
    expect(await refused(sql`update consulta set firma_cedula = '1' where consulta_id = ${id}`)).toBe('23001');
    expect(await refused(sql`update consulta set activo = false where consulta_id = ${id}`)).toBe('23001');
    expect(await refused(sql`delete from consulta where consulta_id = ${id}`)).toBe('23001');
    expect(await refused(sql`update ${lines} set nota = 'x' where consulta_id = ${id}`)).toBe('23001');
    expect(await refused(sql`delete from ${lines} where consulta_id = ${id}`)).toBe('23001');
    await test.database.orm.update(consulta).set({ version: 9 }).where(eq(consulta.consultaId, id));
    expect((await signatureFaults(test.database.orm)).faults).toEqual([]);
  });

  it('are protected from every write of the API, with a clear message', async () => {
    const record = await signed();
    const one = `${NOTES}/${String(record['consultaId'])}`;
    const headers = { 'if-match': `"${String(record['version'])}"` };
    const put = await physician('PUT', one, { body: { ...record, motivoConsulta: 'Otro' }, headers });
    expect(refusalOf(put)).toEqual([409, 'TRANSICION_INVALIDA']);
    expect(refusalOf(await physician('DELETE', one, { headers }))).toEqual([409, 'TRANSICION_INVALIDA']);
    expect((await physician('GET', one)).body).toEqual(record);
  });

  it('are reported after a direct change in the database', async () => {
    const id = Number((await signed())['consultaId']);
    const untouched = Number((await signed())['consultaId']);
    await test.database.orm.execute(sql`alter table consulta disable trigger esquema_consulta_firmado`);
    await test.database.orm.execute(
      sql`update consulta set exploracion_fisica = 'Sin alteraciones.' where consulta_id = ${id}`,
    );
    await test.database.orm.execute(sql`alter table consulta enable always trigger esquema_consulta_firmado`);
    const { signed: count, faults } = await signatureFaults(test.database.orm);
    expect(faults).toEqual([{ resource: 'consulta', key: id }]);
    expect(count).toBeGreaterThan(1);
    expect(faults).not.toContainEqual({ resource: 'consulta', key: untouched });
  });

  it('require a licence', async () => {
    const { orm } = test.database;
    const { Medico: usuarioId } = test.world.usuarios;
    const record = await note();
    const [account] = await orm
      .select({ post: usuario.personalMedicoId })
      .from(usuario)
      .where(eq(usuario.usuarioId, usuarioId));
    await orm.update(usuario).set({ personalMedicoId: null }).where(eq(usuario.usuarioId, usuarioId));
    expect(refusalOf(await sign(record)).slice(0, 2)).toEqual([409, 'FIRMA_SIN_CEDULA']);
    await orm.update(usuario).set({ personalMedicoId: account!.post }).where(eq(usuario.usuarioId, usuarioId));
    expect((await sign(record)).status).toBe(200);
  });

  it('advance their visit, and do not change one that is over', async () => {
    const visit = async () =>
      created('/api/pacientes/visita', {
        pacienteId: clinic.pacienteId,
        unidadId: test.world.unidadId,
        tipo: 'CONSULTA',
        motivo: 'Tos',
      });
    const { visitaId } = await visit();
    const record = await note({ visitaId });
    expect(await visitOf(visitaId)).toBe('EN_CONSULTA');
    expect((await sign(record)).status).toBe(200);
    expect(await visitOf(visitaId)).toBe('FINALIZADA');
    await note({ visitaId });
    expect(await visitOf(visitaId)).toBe('FINALIZADA');
  });
});
