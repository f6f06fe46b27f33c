import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { MONTH_CODES } from '#platform/shared/dates/month-codes';
import { filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

type Json = Record<string, unknown>;
interface Report {
  readonly filas: readonly Json[];
  readonly totales: Json;
  readonly bloques: Readonly<Record<string, readonly Json[]>>;
}
const ENROLMENTS = '/api/programas/inscripcion';
const FOLLOW_UP = '/api/programas/seguimiento';
const REASON = 'Lo indicó la doctora Núñez en la visita domiciliaria';

describe('health programmes', () => {
  let test: TestApp;
  let clinic: Clinic;
  let stores: Warehouses;
  let physician: Client;
  let clerk: Client;
  let su: Client;
  let diabetes: number;
  let vaccines: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test);
    stores = await seedWarehouses(test);
    [physician, clerk, su] = await Promise.all([test.as('Medico'), test.as('Recepcion'), test.as('SUPERUSUARIO')]);
    const [post] = await test.database.orm.select().from(tables.personalMedico);
    const base = { tipo: 'CRONICOS', responsableId: post!.personalMedicoId, vigenciaDesde: today(-800) } as const;
    const year = Number(today().slice(0, 4));
    const [first, second] = await test.database.orm
      .insert(tables.programa)
      .values([
        {
          ...base,
          clave: 'DM2',
          nombre: 'Diabetes',
          poblacionObjetivo: { edadMin: 20, genero: 'M' },
          diagnosticoIds: [clinic.diagnosticoId],
          metas: MONTH_CODES.map((mes) => ({ anio: year, mes, meta: 4 })),
        },
        { ...base, clave: 'VAC', nombre: 'Vacunación', unidadIds: [test.world.unidadId] },
      ])
      .returning();
    [diabetes, vaccines] = [first!.programaId, second!.programaId];
    await test.database.orm.insert(tables.programaInsumos).values([
      {
        programaId: diabetes,
        orden: 0,
        insumoId: stores.insumoIds[0],
        cantidadPorPaciente: 2,
        periodicidad: 'MENSUAL',
      },
      { programaId: diabetes, orden: 1, insumoId: stores.insumoIds[1], cantidadPorPaciente: 5, periodicidad: 'UNICA' },
    ]);
  });
  afterAll(() => test.stop());

  const patient = async (human: Json = {}, unidadId = test.world.unidadId): Promise<number> => {
    const { orm } = test.database;
    const [inserted] = await orm
      .insert(tables.persona)
      .values({ nombre: 'María José', primerApellido: 'Núñez', genero: 'M', fechaNacimiento: '1970-03-05', ...human })
      .returning();
    const [row] = await orm
      .insert(tables.paciente)
      .values({
        personaId: inserted!.personaId,
        unidadId,
        afiliacion: 'NINGUNA',
        fechaNacimientoEstimada: false,
        motivoSinCurp: 'EN_TRAMITE',
        domicilio: { calle: 'Hidalgo', estadoClave: 'CL', municipioId: test.world.municipioId },
      })
      .returning();
    return row!.pacienteId;
  };
  const enrol = (client: Client, programaId: number, pacienteId: number, more: Json = {}) =>
    client('POST', ENROLMENTS, {
      body: { programaId, pacienteId, unidadId: test.world.unidadId, fecha: today(), ...more },
    });
  const enrolled = async (...asked: Parameters<typeof enrol>): Promise<Json> => {
    const answer = await enrol(...asked);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  const step = (client: Client, record: Json, name: string, body: Json = {}): Promise<Answer> =>
    client('POST', `${ENROLMENTS}/${String(record['programaInscripcionId'])}/${name}`, {
      body,
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
  /** Signs a note dated some days ago, optionally with a diagnosis. */
  const note = async (
    pacienteId: number,
    ago: number,
    diagnosticoId: number | null,
    proximaCita: string | null = null,
  ) => {
    const { orm } = test.database;
    const moment = new Date(`${today(-ago)}T18:00:00Z`);
    const { unidadId, usuarios } = test.world;
    const [visit] = await orm
      .insert(tables.visita)
      .values({
        pacienteId,
        unidadId,
        motivo: 'Control',
        tipo: 'CONSULTA',
        estatus: 'FINALIZADA',
        fechaLlegada: moment,
      })
      .returning();
    const [row] = await orm
      .insert(tables.consulta)
      .values({
        visitaId: visit!.visitaId,
        pacienteId,
        unidadId,
        tipo: 'SUBSECUENTE',
        estatus: 'BORRADOR',
        autorId: usuarios.Medico,
        fechaHora: moment,
        proximaCita,
      })
      .returning();
    const { consultaId } = row!;
    if (diagnosticoId !== null)
      await orm.insert(tables.consultaDiagnostico).values({ consultaId, diagnosticoId, tipo: 'PRINCIPAL', orden: 0 });
    await orm.update(tables.consulta).set({ estatus: 'FIRMADA' }).where(eq(tables.consulta.consultaId, consultaId));
  };
  const followed = async (record: Json): Promise<Json> =>
    (await physician('GET', `${FOLLOW_UP}/${String(record['programaInscripcionId'])}`)).body as Json;
  const report = async (client: Client, name: 'avance' | 'medicinas', asked = ''): Promise<Report> => {
    const { status, body } = await client('GET', `/api/programas/programa/${name}?${asked}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Report;
  };
  const progress = async (client: Client, programaId: number) =>
    (await report(client, 'avance', `programaId=${programaId}`)).bloques['programas']![0];

  it('enrol their target population, and others with a reason', async () => {
    const man = await patient({ genero: 'H', fechaNacimiento: today(-3000) });
    expect(refusalOf(await enrol(physician, diabetes, man))).toEqual([
      422,
      'VALIDACION',
      'pacienteId PROGRAMA_OTRO_GENERO',
      'pacienteId PROGRAMA_OTRA_EDAD',
      'pacienteId PROGRAMA_SIN_DIAGNOSTICO',
      'justificacion INSCRIPCION_JUSTIFICAR',
    ]);
    expect(refusalOf(await enrol(physician, diabetes, man, { justificacion: 'corta' }))).toEqual([
      422,
      'VALIDACION',
      'justificacion LONGITUD_MINIMA',
    ]);
    const woman = await patient();
    expect(refusalOf(await enrol(clerk, diabetes, woman))).toEqual([
      422,
      'VALIDACION',
      'pacienteId PROGRAMA_SIN_DIAGNOSTICO',
      'justificacion INSCRIPCION_JUSTIFICAR',
    ]);
    await note(woman, 3, clinic.diagnosticoId);
    await enrolled(clerk, diabetes, woman);
    const record = await enrolled(physician, diabetes, man, { justificacion: REASON });
    expect(record).toMatchObject({ justificacion: REASON, estatus: 'ACTIVO', nombrePrograma: 'Diabetes' });
    expect(record['inscritoPorId']).toBe(test.world.usuarios.Medico);
    expect(refusalOf(await enrol(physician, vaccines, woman, { fecha: today(1) }))).toEqual([
      422,
      'VALIDACION',
      'fecha INSCRIPCION_FUTURA',
    ]);
    expect(refusalOf(await enrol(physician, vaccines, woman, { fecha: today(-900) }))).toEqual([
      422,
      'VALIDACION',
      'fecha PROGRAMA_NO_VIGENTE',
    ]);
    expect(refusalOf(await enrol(su, vaccines, woman, { unidadId: test.world.otraUnidadId }))).toEqual([
      422,
      'VALIDACION',
      'unidadId PROGRAMA_EN_OTRAS_UNIDADES',
    ]);
    // State and enrolling user cannot be set by the client.
    expect(await enrolled(physician, vaccines, woman, { estatus: 'CONCLUIDO', inscritoPorId: 1 })).toMatchObject({
      estatus: 'ACTIVO',
      inscritoPorId: test.world.usuarios.Medico,
    });
    await test.database.orm
      .update(tables.paciente)
      .set({ estatus: 'FALLECIDO' })
      .where(eq(tables.paciente.pacienteId, man));
    expect(refusalOf(await enrol(physician, vaccines, man))).toEqual([
      422,
      'VALIDACION',
      'pacienteId PACIENTE_FALLECIDO',
    ]);
  });

  it('enrol each patient once at a time, also in simultaneous requests', async () => {
    const someone = await patient();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enrol(physician, vaccines, someone)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refusalOf(refused)).toEqual([409, 'INSCRIPCION_ABIERTA', 'pacienteId INSCRIPCION_ABIERTA']);
    const record = answers.find(({ status }) => status === 201)!.body as Json;
    // The database itself enforces this for every writer.
    const { orm } = test.database;
    const { unidadId } = test.world;
    await expect(
      orm
        .insert(tables.programaInscripcion)
        .values({ programaId: vaccines, pacienteId: someone, unidadId, fecha: today() }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(refusalOf(await step(physician, record, 'dar-de-baja'))).toEqual([
      422,
      'VALIDACION',
      'motivoBaja REQUERIDO',
    ]);
    const [one, other] = await Promise.all([
      step(physician, record, 'dar-de-baja', { motivoBaja: 'Cambió de domicilio' }),
      step(physician, record, 'concluir'),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = (one.status === 200 ? one : other).body as Json;
    expect(left).toMatchObject({ fechaSalida: today(), salidaPorId: test.world.usuarios.Medico });
    expect((await step(physician, left, 'concluir')).status).toBe(409);
    // A returning patient gets a new enrolment, and the earlier one stays in the record.
    await enrolled(physician, vaccines, someone);
    const { body } = await physician('GET', `${ENROLMENTS}?filterBy=${filterBy({ pacienteId: someone })}`);
    expect((body as Json[]).map(({ estatus }) => String(estatus)).toSorted()).toEqual([
      'ACTIVO',
      String(left['estatus']),
    ]);
  });

  it('list the patients who were expected and have not come', async () => {
    const someone = await patient({ nombre: 'Ángela', primerApellido: 'Güemes' });
    const record = await enrolled(physician, vaccines, someone, { fecha: today(-40) });
    expect(await followed(record)).toMatchObject({ seguimiento: 'SIN_FECHA', proximaCita: null, diasVencida: null });
    const set = async (proximaCita: string) => {
      const now = (await physician('GET', `${ENROLMENTS}/${String(record['programaInscripcionId'])}`)).body as Json;
      const { status, body } = await physician('PUT', `${ENROLMENTS}/${String(record['programaInscripcionId'])}`, {
        body: { ...now, proximaCita },
        headers: { 'if-match': `"${String(now['version'])}"` },
      });
      expect(status, JSON.stringify(body)).toBe(200);
    };
    await set(today(-10));
    expect(await followed(record)).toMatchObject({
      seguimiento: 'VENCIDA',
      proximaCita: today(-10),
      diasVencida: 10,
      nombreCompleto: 'Ángela Güemes',
    });
    const found = async (query: string) =>
      ((await physician('GET', `${FOLLOW_UP}?${query}`)).body as Json[]).map(({ pacienteId }) => pacienteId);
    expect(await found(`programaId=${vaccines}&seguimiento=VENCIDA`)).toEqual([someone]);
    expect(await found(`filterBy=${encodeURIComponent('guemes')}`)).toEqual([someone]);
    // An appointment of today is not overdue yet.
    await set(today());
    expect(await followed(record)).toMatchObject({ seguimiento: 'PENDIENTE', diasVencida: null });
    await set(today(-10));
    // A later consultation ends the delay; the day that its note names is the next one expected.
    await note(someone, 8, null, today(-2));
    expect(await followed(record)).toMatchObject({
      seguimiento: 'VENCIDA',
      ultimaConsulta: today(-8),
      proximaCita: today(-2),
      diasVencida: 2,
    });
    const { orm } = test.database;
    const begins = new Date(Date.now() + 26 * 60 * 60 * 1000);
    const [booked] = await orm
      .insert(tables.evento)
      .values({
        folio: 'AG-PRUEBA-1',
        titulo: 'Control',
        tipo: 'CITA_CONSULTA',
        estatus: 'AUTORIZADA',
        pacienteId: someone,
        unidadId: test.world.unidadId,
        inicio: begins,
        fin: new Date(begins.getTime() + 20 * 60 * 1000),
        fecha: today(1),
      })
      .returning();
    const { eventoId } = booked!;
    expect(await followed(record)).toMatchObject({ seguimiento: 'AGENDADA', proximaCita: today(1), eventoId });
    // A programme that names diagnoses requires a consultation with one of them.
    const ill = await patient();
    const other = await enrolled(physician, diabetes, ill, {
      fecha: today(-40),
      proximaCita: today(-5),
      justificacion: REASON,
    });
    await note(ill, 3, null);
    expect(await followed(other)).toMatchObject({ seguimiento: 'VENCIDA', diasVencida: 5, ultimaConsulta: null });
    await note(ill, 1, clinic.diagnosticoId);
    expect(await followed(other)).toMatchObject({ seguimiento: 'SIN_FECHA', ultimaConsulta: today(-1) });
    // Patients who have left are no longer expected.
    const left = await step(physician, other, 'concluir');
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    expect(await followed(other)).toMatchObject({ seguimiento: null, proximaCita: null, estatus: 'CONCLUIDO' });
  });

  it('calculate progress and medicines from recorded care, within the reader’s reach', async () => {
    const before = await progress(physician, diabetes);
    const long = await patient();
    await enrolled(physician, diabetes, long, { fecha: today(-400), justificacion: REASON });
    // A patient enrolled long ago and not seen since is followed but not reached.
    expect(await progress(physician, diabetes)).toEqual({ ...before, inscritos: Number(before!['inscritos']) + 1 });
    await note(long, 0, clinic.diagnosticoId);
    await note(long, 0, clinic.diagnosticoId);
    const after = await progress(physician, diabetes);
    const avance = Number(before!['avance']) + 1;
    expect(after).toMatchObject({ avance, altas: before!['altas'], meta: 4, porcentaje: avance * 25 });
    const months = (await report(physician, 'avance', `programaId=${diabetes}`)).bloques['meses']!;
    expect(months).toHaveLength(12);
    expect(months[Number(today().slice(5, 7)) - 1]).toMatchObject({ avance, meta: 4 });

    // The need is two pieces a month for each enrolled patient; pieces handed out once already count as theirs.
    const need = async (client: Client, asked = '') => report(client, 'medicinas', `programaId=${diabetes}${asked}`);
    const open = Number(after!['inscritos']);
    const [row, ...rest] = (await need(physician)).filas;
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      clave: '010.000.0101.00',
      pacientes: open,
      necesario: open * 2,
      libre: 0,
      faltante: open * 2,
    });
    await enter(test, [
      { almacenId: stores.vecinoId, insumoId: stores.insumoIds[0], numeroLote: 'PROG', cantidad: open * 2 - 1 },
    ]);
    expect((await need(physician)).filas[0]).toMatchObject({ libre: open * 2 - 1, faltante: 1 });
    // Stock of another unit does not count for this one.
    expect((await need(su)).bloques['insumos']).toEqual([expect.objectContaining({ unidades: 1, faltante: 1 })]);
    expect((await need(physician, '&soloFaltantes=true')).filas).toHaveLength(1);
    const later = await need(physician, `&anio=${Number(today().slice(0, 4)) - 3}&mes=ENERO`);
    expect(later.filas).toEqual([]);
    const sheet = await physician('GET', `/api/programas/programa/medicinas?formato=csv`);
    expect(sheet.status).toBe(200);
  });

  it('belong only to the unit that follows the patient', async () => {
    const { otraUnidadId, usuarios } = test.world;
    const { orm } = test.database;
    const theirs = await patient({}, otraUnidadId);
    // A unit can enrol neither patients whom it does not know, nor patients for another unit.
    expect((await enrol(physician, diabetes, theirs, { justificacion: REASON })).status).toBe(422);
    const own = await patient();
    expect((await enrol(physician, diabetes, own, { unidadId: otraUnidadId, justificacion: REASON })).status).toBe(403);
    const far = await enrolled(su, diabetes, theirs, {
      unidadId: otraUnidadId,
      justificacion: REASON,
      proximaCita: today(),
    });
    const id = String(far['programaInscripcionId']);
    const before = await progress(physician, diabetes);
    await orm
      .update(tables.programaInscripcion)
      .set({ fecha: today(-9), proximaCita: today(-5) })
      .where(sql`programa_inscripcion_id = ${id}`);
    expect(await progress(physician, diabetes)).toEqual(before);
    expect((await progress(su, diabetes))!['vencidas']).toBe(Number(before!['vencidas']) + 1);
    for (const path of [`${ENROLMENTS}/${id}`, `${FOLLOW_UP}/${id}`])
      expect((await physician('GET', path)).status).toBe(404);
    expect((await step(physician, far, 'concluir')).status).toBe(404);
    const listed = (await physician('GET', `${FOLLOW_UP}?pageSize=100`)).body as Json[];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ unidadId }) => unidadId === test.world.unidadId)).toBe(true);
    // Readers without permission to enrol get figures without names.
    const pharmacist = await test.as('Farmacia');
    expect((await pharmacist('GET', ENROLMENTS)).status).toBe(403);
    expect((await pharmacist('GET', FOLLOW_UP)).status).toBe(403);
    expect((await progress(pharmacist, diabetes))!['inscritos']).toBe(before!['inscritos']);
    expect((await (await test.as('Proveedor'))('GET', '/api/programas/programa/avance')).status).toBe(403);
    expect(usuarios.Farmacia).toBeGreaterThan(0);
  });

  it('follow a patient who was registered twice', async () => {
    const { orm } = test.database;
    const [stays, merged] = [await patient({ nombre: 'Inés' }), await patient({ nombre: 'Inez' })];
    const both = await enrolled(physician, vaccines, stays);
    const twice = await enrolled(physician, vaccines, merged);
    const alone = await enrolled(physician, diabetes, merged, { fecha: today(-20), justificacion: REASON });
    await note(merged, 4, clinic.diagnosticoId);
    const administrator = await test.as('Administrador-unidad');
    const { version } = (await administrator('GET', `/api/pacientes/paciente/${stays}`)).body as { version: number };
    const merge = await administrator('POST', '/api/pacientes/paciente/fusionar', {
      body: { sobrevivienteId: stays, duplicadoId: merged, version, motivo: 'Es la misma persona' },
    });
    expect(merge.status, JSON.stringify(merge.body)).toBe(200);
    const stateOf = async (record: Json) => {
      const { pacienteId, estatus } = (
        await physician('GET', `${ENROLMENTS}/${String(record['programaInscripcionId'])}`)
      ).body as Json;
      return [pacienteId, estatus];
    };
    expect(await Promise.all([both, twice, alone].map(stateOf))).toEqual([
      [stays, 'ACTIVO'],
      [stays, 'BAJA'],
      [stays, 'ACTIVO'],
    ]);
    // Records under the duplicate count for the follow-up.
    expect(await followed(alone)).toMatchObject({ pacienteId: stays, ultimaConsulta: today(-4) });
    expect(refusalOf(await enrol(physician, diabetes, stays))).toContain('INSCRIPCION_ABIERTA');
    const [fusion] = await orm.select().from(tables.pacienteFusion);
    const undone = await administrator('POST', `/api/pacientes/paciente-fusion/${fusion!.pacienteFusionId}/separar`, {
      headers: { 'if-match': `"${fusion!.version}"` },
    });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await Promise.all([both, twice, alone].map(stateOf))).toEqual([
      [stays, 'ACTIVO'],
      [merged, 'ACTIVO'],
      [merged, 'ACTIVO'],
    ]);
  });
});
