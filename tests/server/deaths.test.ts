import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { resources } from '#platform/server/records/resources';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWard, type Ward } from '../support/server/ward';

const PATIENTS = '/api/pacientes/paciente';
const STAYS = '/api/pacientes/hospitalizacion';
const DEATHS = '/api/pacientes/defuncion';

describe('the death of a patient', () => {
  let test: TestApp;
  let ward: Ward;
  let administrator: Client;
  let clerk: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    administrator = await test.as('Administrador-unidad');
    clerk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  const patient = async (): Promise<number> => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(tables.persona)
      .values({ nombre: 'Rita', primerApellido: 'Soto', genero: 'M', fechaNacimiento: '1985-02-03' })
      .returning();
    const [row] = await orm
      .insert(tables.paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        alergiasNegadas: true,
        motivoSinCurp: 'EN_TRAMITE',
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
      })
      .returning();
    return row!.pacienteId;
  };
  const record = (pacienteId: number, more: object = {}, client = clerk) =>
    client('POST', `${PATIENTS}/${pacienteId}/defuncion`, {
      body: { fechaHora: new Date(Date.now() - 3_600_000).toISOString(), fuente: 'AVISO_FAMILIAR', ...more },
    });
  const stateOf = async (pacienteId: number) => {
    const [row] = await test.database.orm
      .select({ estatus: tables.paciente.estatus })
      .from(tables.paciente)
      .where(eq(tables.paciente.pacienteId, pacienteId));
    return row!.estatus;
  };
  const step = async (client: Client, path: string, name: string, body: object = {}) => {
    const { headers } = await client('GET', path);
    return client('POST', `${path}/${name}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
  };
  const visit = (pacienteId: number) =>
    clerk('POST', '/api/pacientes/visita', {
      body: { pacienteId, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Tos' },
    });
  const stay = (pacienteId: number) =>
    ward.doctor('POST', STAYS, {
      body: {
        pacienteId,
        unidadId: test.world.unidadId,
        servicioId: ward.servicioId,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: ward.diagnosticoId,
        motivoIngreso: 'Neumonía',
        medicoTratanteId: ward.medicoId,
        aislamiento: 'NINGUNO',
      },
    });

  it('closes the patient to all new references except late documents and returns', () => {
    const names = (isExcepted: boolean) =>
      resources
        .filter(({ view }) => !view)
        .flatMap((resource) =>
          resource.references
            .filter(
              ({ entity, merges, closed }) => entity === 'paciente' && !merges && (closed === true) === isExcepted,
            )
            .map(({ field }) => `${resource.name}.${field}`),
        )
        .toSorted();
    expect(names(true)).toEqual([
      'acceso-emergencia.pacienteId',
      'adenda.pacienteId',
      'defuncion.pacienteId',
      'devolucion-orden-cargo.pacienteId',
      'ministracion.pacienteId',
      'nota-evolucion.pacienteId',
      'paciente-fusion.duplicadoId',
      'paciente-fusion.sobrevivienteId',
      'paciente-unidad.pacienteId',
      'signos.pacienteId',
    ]);
    expect(names(false)).toEqual([
      'consulta.pacienteId',
      'evento.pacienteId',
      'hospitalizacion.pacienteId',
      'indicacion.pacienteId',
      'orden-cargo.pacienteId',
      'programa-inscripcion.pacienteId',
      'receta.pacienteId',
      'surtimiento.pacienteId',
      'visita.pacienteId',
    ]);
  });

  it('cancels future appointments and orders, and prevents new turns, prescriptions and stays', async () => {
    const { orm } = test.database;
    const pacienteId = await patient();
    await orm
      .insert(tables.cama)
      .values({ unidadId: test.world.unidadId, servicioId: ward.servicioId, numero: 'MI-91', tipo: 'GENERAL' });
    const turn = await visit(pacienteId);
    const asked = await stay(pacienteId);
    expect([turn.status, asked.status], JSON.stringify(asked.body)).toEqual([201, 201]);
    const [prescription] = await orm
      .insert(tables.receta)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        consultaId: ward.consultaId,
        personalMedicoId: ward.medicoId,
        diagnosticoId: ward.diagnosticoId,
        almacenId: ward.almacenId,
        estatus: 'EMITIDA',
        folio: 'RX-PRUEBA-1',
      })
      .returning();
    const [appointment] = await orm
      .insert(tables.evento)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        personalMedicoId: ward.medicoId,
        tipo: 'CITA_CONSULTA',
        titulo: 'Control',
        estatus: 'AUTORIZADA',
        inicio: sql`now() + interval '3 days'`,
        fin: sql`now() + interval '3 days 20 minutes'`,
        fecha: sql`(now() + interval '3 days')::date`,
      })
      .returning();
    const answer = await record(pacienteId);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({
      pacienteId,
      estatus: 'REGISTRADA',
      fuente: 'AVISO_FAMILIAR',
      canceladas: expect.stringContaining('RX-PRUEBA-1') as string,
    });
    expect(await stateOf(pacienteId)).toBe('FALLECIDO');
    const read = async (path: string, client: Client = administrator) => (await client('GET', path)).body;
    const cancelled = { estatus: 'CANCELADA', motivoCancelacion: 'El paciente falleció.' };
    expect(await read(`/api/pacientes/receta/${prescription!.recetaId}`, ward.doctor)).toMatchObject(cancelled);
    expect(await read(`/api/agenda/agenda/${appointment!.eventoId}`, clerk)).toMatchObject(cancelled);
    expect(await read(`/api/pacientes/visita/${(turn.body as { visitaId: number }).visitaId}`, clerk)).toMatchObject(
      cancelled,
    );
    const { hospitalizacionId } = asked.body as { hospitalizacionId: number };
    expect(await read(`${STAYS}/${hospitalizacionId}`, ward.doctor)).toMatchObject({ estatus: 'CANCELADA' });
    const refused = [422, 'VALIDACION', 'pacienteId PACIENTE_FALLECIDO'];
    expect(refusalOf(await visit(pacienteId))).toEqual(refused);
    expect(refusalOf(await stay(pacienteId))).toEqual(refused);
  });

  it('is recorded once, also by two people at the same time', async () => {
    const pacienteId = await patient();
    const answers = await Promise.all([record(pacienteId), record(pacienteId, {}, administrator)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(refusalOf(await record(pacienteId)).slice(0, 2)).toEqual([409, 'DEFUNCION_REGISTRADA']);
  });

  it.each([
    ['to come', { fechaHora: new Date(Date.now() + 3_600_000).toISOString() }, 'FECHA_FUTURA'],
    ['before birth', { fechaHora: '1984-12-31T12:00:00.000Z' }, 'ANTES_DE_NACER'],
  ])('cannot be at a moment %s', async (_, more, codigo) => {
    const pacienteId = await patient();
    expect(refusalOf(await record(pacienteId, more))).toEqual([422, 'VALIDACION', `fechaHora ${codigo}`]);
    expect(await stateOf(pacienteId)).toBe('ACTIVO');
  });

  it('is recorded with the discharge of an inpatient', async () => {
    const hospitalizacionId = await ward.admit();
    const [row] = await test.database.orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    const { pacienteId } = row!;
    expect(refusalOf(await record(pacienteId)).slice(0, 2)).toEqual([409, 'DEFUNCION_EN_ESTANCIA']);
    const at = new Date(Date.now() - 600_000).toISOString();
    const left = await step(ward.doctor, `${STAYS}/${hospitalizacionId}`, 'alta-directa', {
      motivoEgreso: 'DEFUNCION',
      motivo: 'Paro cardiorrespiratorio',
      defuncion: { fechaHora: at, causa: 'Infarto agudo del miocardio', folioCertificado: '230123456' },
    });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    expect(await stateOf(pacienteId)).toBe('FALLECIDO');
    const [death] = await test.database.orm
      .select()
      .from(tables.defuncion)
      .where(eq(tables.defuncion.pacienteId, pacienteId));
    expect(death).toMatchObject({ fuente: 'ALTA_HOSPITALARIA', folioCertificado: '230123456', hospitalizacionId });
    expect(death!.fechaHora!.toISOString()).toBe(at);
  });

  it('is reversed by two people, and the patient is active again', async () => {
    const pacienteId = await patient();
    const { defuncionId } = (await record(pacienteId, {}, administrator)).body as { defuncionId: number };
    const path = `${DEATHS}/${defuncionId}`;
    const asked = await step(administrator, path, 'pedir-reversion', { motivoReversion: 'Era un homónimo' });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(refusalOf(await visit(pacienteId))).toEqual([422, 'VALIDACION', 'pacienteId PACIENTE_FALLECIDO']);
    expect(refusalOf(await step(administrator, path, 'revertir'))).toEqual([409, 'SEGREGACION_FUNCIONES']);
    const superuser = await test.as('SUPERUSUARIO');
    const reversed = await step(superuser, path, 'revertir');
    expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
    expect(await stateOf(pacienteId)).toBe('ACTIVO');
    expect((await visit(pacienteId)).status).toBe(201);
  });

  it('follows the person through a merge and its reversal', async () => {
    const [stays, duplicate] = [await patient(), await patient()];
    await record(duplicate);
    const { version } = (await administrator('GET', `${PATIENTS}/${stays}`)).body as { version: number };
    const merge = await administrator('POST', `${PATIENTS}/fusionar`, {
      body: { sobrevivienteId: stays, duplicadoId: duplicate, version, motivo: 'Es la misma persona' },
    });
    expect(merge.status, JSON.stringify(merge.body)).toBe(200);
    expect(await stateOf(stays)).toBe('FALLECIDO');
    const [fusion] = await test.database.orm
      .select({ id: tables.pacienteFusion.pacienteFusionId })
      .from(tables.pacienteFusion)
      .where(eq(tables.pacienteFusion.duplicadoId, duplicate));
    const undone = await step(administrator, `/api/pacientes/paciente-fusion/${fusion!.id}`, 'separar');
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect([await stateOf(stays), await stateOf(duplicate)]).toEqual(['ACTIVO', 'FALLECIDO']);
  });
});
