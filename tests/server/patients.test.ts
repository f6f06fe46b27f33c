import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accesoEmergencia,
  notificacion,
  paciente,
  pacienteUnidad,
  perfil,
  persona,
  signos,
  visita,
} from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
const PATIENTS = '/api/pacientes/paciente';
const CURP = 'AAPL900305MCLLRZ96';
/** Person born abroad, with a matching CURP. */
const ABROAD = {
  nombre: 'José Ángel',
  primerApellido: 'Ñandú',
  segundoApellido: 'de la Demo',
  genero: 'H',
  fechaNacimiento: '2005-11-30',
  paisNacimiento: 'US',
  estadoNacimiento: 'NE',
} as const;
const ABROAD_CURP = 'XADA051130HNENMNZ7';
const REASON = 'Llegó inconsciente a urgencias y no hay familiares';

describe('patients', () => {
  let test: TestApp;
  let clinic: Clinic;
  let clerk: Client;
  let physician: Client;
  let director: Client;
  let administrator: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test);
    [clerk, physician, director, administrator] = await Promise.all([
      test.as('Recepcion'),
      test.as('Medico'),
      test.as('Director-unidad'),
      test.as('Administrador-unidad'),
    ]);
  });
  afterAll(() => test.stop());

  const year = new Date().getFullYear();
  const elsewhere = async (more: Json = {}, human: Json = {}): Promise<number> => {
    const curp = (human['curp'] as string | undefined) ?? null;
    const { orm } = test.database;
    const [inserted] = await orm
      .insert(persona)
      .values({
        nombre: 'Luz',
        primerApellido: 'Alameda',
        segundoApellido: 'Prueba',
        genero: 'M',
        fechaNacimiento: '1990-03-05',
        paisNacimiento: 'MX',
        estadoNacimiento: 'CL',
        ...human,
      })
      .returning();
    const [patient] = await orm
      .insert(paciente)
      .values({
        personaId: inserted!.personaId,
        unidadId: test.world.otraUnidadId,
        afiliacion: 'NINGUNA',
        fechaNacimientoEstimada: false,
        motivoSinCurp: curp === null ? 'EN_TRAMITE' : null,
        domicilio: { calle: 'Hidalgo', estadoClave: 'CL', municipioId: test.world.municipioId },
        ...more,
      })
      .returning();
    return patient!.pacienteId;
  };
  const duplicate = (more: Json = {}, human: Json = {}) =>
    elsewhere({ unidadId: test.world.unidadId, ...more }, { ...ABROAD, ...human });
  const patientOf = async (id: number, client = clerk) => (await client('GET', `${PATIENTS}/${id}`)).body as Json;

  it('have a file in their unit from the beginning, with the next number of the year', async () => {
    const patient = await patientOf(clinic.pacienteId);
    expect(patient['expedientes']).toEqual([`${year}-000001`]);
    const found = await clerk('GET', `${PATIENTS}?filterBy=${year}-000001`);
    expect((found.body as Json[]).map(({ pacienteId }) => pacienteId)).toContain(clinic.pacienteId);
  });

  it('get numbers without gaps when many files are opened at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => elsewhere()));
    const opened = await Promise.all(
      ids.map((pacienteId) =>
        test.database.orm
          .insert(pacienteUnidad)
          .values({ pacienteId, unidadId: test.world.unidadId, fechaApertura: `${year - 1}-05-02` })
          .returning(),
      ),
    );
    expect(opened.map(([row]) => row!.numeroExpediente ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      Array.from({ length: 8 }, (_, index) => `${year - 1}-00000${index + 1}`),
    );
  });

  it('are out of reach in another unit, until the reader’s unit opens a file by CURP', async () => {
    const id = await elsewhere({}, { curp: CURP });
    expect((await clerk('GET', `${PATIENTS}/${id}`)).status).toBe(404);
    const { body } = await clerk('GET', `${PATIENTS}/buscar-red?curp=${CURP}`);
    expect(body).toEqual([
      expect.objectContaining({
        pacienteId: id,
        iniciales: 'L. A. P.',
        alcanza: false,
        unidadNombre: expect.any(String),
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('Alameda');
    const opened = await clerk('POST', `${PATIENTS}/abrir-expediente`, { body: { curp: CURP } });
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    expect(await patientOf(id)).toMatchObject({ pacienteId: id, persona: { nombre: 'Luz' } });
    expect(
      refusalOf(await clerk('POST', `${PATIENTS}/abrir-expediente`, { body: { curp: CURP } })).slice(0, 2),
    ).toEqual([409, 'EXPEDIENTE_ABIERTO']);
    expect((await clerk('POST', `${PATIENTS}/abrir-expediente`, { body: { curp: 'UINO640229HNLRXS90' } })).status).toBe(
      404,
    );
  });

  it('open in an emergency for four hours, with a review by another person', async () => {
    const { orm } = test.database;
    const id = await elsewhere();
    const chart = () => physician('GET', `${PATIENTS}/${id}/resumen`);
    expect((await chart()).status).toBe(404);
    const open = (motivoAcceso: string) =>
      physician('POST', `${PATIENTS}/${id}/acceso-emergencia`, { body: { motivoAcceso } });
    expect((await open('Urge')).status).toBe(422);
    const granted = await open(REASON);
    expect(granted.status, JSON.stringify(granted.body)).toBe(201);
    const { accesoEmergenciaId, hasta } = granted.body as { accesoEmergenciaId: number; hasta: string };
    expect(Date.parse(hasta) - Date.now()).toBeGreaterThan(3.9 * 3_600_000);
    expect((await open(REASON)).body).toMatchObject({ accesoEmergenciaId });
    expect((await chart()).body).toMatchObject({ alertas: expect.arrayContaining(['ACCESO_EMERGENCIA']) });
    expect((await physician('GET', `${PATIENTS}/${id}`)).status).toBe(200);
    // Only the physician has the access, and only for reading.
    expect((await clerk('GET', `${PATIENTS}/${id}`)).status).toBe(404);
    const { version } = (await physician('GET', `${PATIENTS}/${id}`)).body as Json;
    const written = await physician('PUT', `${PATIENTS}/${id}`, {
      body: { requiereInterprete: true },
      headers: { 'if-match': `"${String(version)}"` },
    });
    expect(written.status).toBe(404);
    const trail = await orm
      .select({ motivo: bitacora.motivo })
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'ACCESO_EMERGENCIA'), eq(bitacora.entidadId, String(id))));
    expect(trail).toEqual([{ motivo: REASON }]);
    const told = await orm
      .select({ usuarioId: notificacion.usuarioId })
      .from(notificacion)
      .where(eq(notificacion.tipo, 'ACCESO_EMERGENCIA'));
    expect(told.map(({ usuarioId }) => usuarioId)).toContain(test.world.usuarios['Director-unidad']);
    expect(told.map(({ usuarioId }) => usuarioId)).not.toContain(test.world.usuarios.Medico);
    const one = `/api/pacientes/acceso-emergencia/${accesoEmergenciaId}`;
    const reviewed = await director('POST', `${one}/justificar`, { headers: { 'if-match': '"1"' } });
    expect(reviewed.status, JSON.stringify(reviewed.body)).toBe(200);
    await orm
      .update(accesoEmergencia)
      .set({ hasta: new Date(Date.now() - 1000) })
      .where(eq(accesoEmergencia.accesoEmergenciaId, accesoEmergenciaId));
    expect((await chart()).status).toBe(404);
  });

  it('that were registered twice are merged and separated again', async () => {
    const { orm } = test.database;
    const allergy = { sustancia: 'Penicilina', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' } as const;
    const stays = await duplicate({ alergiasNegadas: true });
    const merged = await duplicate(
      { alergias: [allergy], domicilio: { calle: 'Morelos', estadoClave: 'CL', municipioId: test.world.municipioId } },
      { curp: ABROAD_CURP },
    );
    const { unidadId } = test.world;
    const [visit] = await orm
      .insert(visita)
      .values({
        pacienteId: merged,
        unidadId,
        motivo: 'Tos',
        tipo: 'CONSULTA',
        estatus: 'FINALIZADA',
        fechaLlegada: new Date(),
      })
      .returning();
    await orm
      .insert(signos)
      .values({ pacienteId: merged, unidadId, visitaId: visit!.visitaId, fechaToma: new Date(), tas: 121, tad: 81 });
    const before = await patientOf(stays, administrator);
    const merge = (body: Json) =>
      administrator('POST', `${PATIENTS}/fusionar`, {
        body: {
          sobrevivienteId: stays,
          duplicadoId: merged,
          version: before['version'],
          motivo: 'Es la misma persona',
          ...body,
        },
      });
    expect((await merge({ tomar: ['unidadId'] })).status).toBe(422);
    expect((await merge({ version: 99 })).status).toBe(412);
    expect((await merge({ duplicadoId: stays })).status).toBe(409);
    expect((await patientOf(merged, administrator))['estatus']).toBe('ACTIVO');
    const answer = await merge({ tomar: ['domicilio', 'persona.curp'] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      pacienteId: stays,
      alergias: [expect.objectContaining({ sustancia: 'Penicilina' })],
      alergiasNegadas: null,
      domicilio: { calle: 'Morelos' },
      persona: { curp: ABROAD_CURP },
    });
    expect(await patientOf(merged, administrator)).toMatchObject({ estatus: 'FUSIONADO', fusionadoEnId: stays });
    const summary = (await physician('GET', `${PATIENTS}/${stays}/resumen`)).body as Json;
    expect(summary).toMatchObject({ sucesos: [expect.objectContaining({ tipo: 'VISITA', id: visit!.visitaId })] });
    // Records under the duplicate belong to the merged chart.
    const previous = await physician('GET', `/api/pacientes/visita/previas?pacienteId=${stays}`);
    expect(previous.body).toEqual([expect.objectContaining({ visitaId: visit!.visitaId })]);
    const series = await physician('GET', `/api/pacientes/signos/serie?pacienteId=${stays}`);
    expect(series.body).toMatchObject({ tas: [121] });
    expect((answer.body as Json)['expedientes']).toHaveLength(2);
    expect((await merge({ version: (answer.body as Json)['version'] })).status).toBe(409);

    const [fusion] = (await administrator('GET', '/api/pacientes/paciente-fusion')).body as Json[];
    const undo = () =>
      administrator('POST', `/api/pacientes/paciente-fusion/${String(fusion!['pacienteFusionId'])}/separar`, {
        headers: { 'if-match': `"${String(fusion!['version'])}"` },
      });
    expect((await undo()).status).toBe(200);
    expect(await patientOf(merged, administrator)).toMatchObject({
      estatus: 'ACTIVO',
      activo: true,
      persona: { curp: ABROAD_CURP },
    });
    expect(await patientOf(stays, administrator)).toMatchObject({ persona: { curp: null } });
    const files = await orm.select().from(pacienteUnidad).where(eq(pacienteUnidad.pacienteId, merged));
    expect(files).toHaveLength(1);
  });

  it('show first what a person who opens the record must know', async () => {
    const { body } = await physician('GET', `${PATIENTS}/${clinic.pacienteId}/resumen`);
    expect(body).toMatchObject({
      alertas: expect.arrayContaining(['SIN_PREGUNTAR_ALERGIAS', 'SIN_AVISO_PRIVACIDAD']),
      expedientes: [expect.objectContaining({ numeroExpediente: `${year}-000001`, principal: true })],
      accesoHasta: null,
    });
    expect((await clerk('GET', `${PATIENTS}/${clinic.pacienteId}/resumen`)).status).toBe(403);
  });

  it('are returned with their whole chart, each part as if read by itself, with its references', async () => {
    const { municipioId } = test.world;
    const id = await duplicate({ domicilio: { calle: 'Hidalgo', estadoClave: 'CL', municipioId } });
    const { body } = await physician('GET', `${PATIENTS}/${id}/resumen`);
    expect(body).toMatchObject({
      paciente: await patientOf(id, physician),
      referidos: expect.arrayContaining([
        { recurso: 'municipio', id: municipioId, registro: expect.objectContaining({ municipioId }) },
      ]),
    });
  });

  it('show in their chart only records within the permissions and reach of the reader', async () => {
    const [own, foreign] = [await duplicate(), await elsewhere()];
    await test.database.orm
      .update(perfil)
      .set({
        permisos: [
          { clave: 'paciente.ver', alcance: 'UNIDAD' },
          { clave: 'expediente.ver', alcance: 'RED' },
          { clave: 'catalogo.ver', alcance: 'RED' },
        ],
      })
      .where(eq(perfil.nombre, 'Auditor'));
    const reader = await test.as('Auditor');
    const chart = async (id: number) => (await reader('GET', `${PATIENTS}/${id}/resumen`)).body as Json;
    const seen = await chart(own);
    expect(seen['paciente']).toEqual(await patientOf(own, reader));
    expect(seen).toMatchObject({ paciente: { persona: { nombre: 'J.' } }, referidos: [] });
    expect(JSON.stringify(seen)).not.toContain('Hidalgo');
    expect((await reader('GET', `${PATIENTS}/${foreign}`)).status).toBe(404);
    expect(await chart(foreign)).toMatchObject({ paciente: null, referidos: [] });
  });
});
