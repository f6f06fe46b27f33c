import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cama,
  hospitalizacion,
  insumo,
  movimientoCama,
  nucleo,
  paciente,
  persona,
  usuario,
} from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';

type Json = Record<string, unknown>;
const STAYS = '/api/pacientes/hospitalizacion';
const NOTES = '/api/pacientes/paciente-hospitalizado/nota-evolucion';

describe.each(['PostgreSQL', 'PGlite'] as const)('a stay in a hospital, on %s', (kind) => {
  let test: TestApp;
  let clinic: Clinic;
  let physician: Client;
  let desk: Client;
  let nurse: Client;
  let ward: number;
  let beds: number[];

  beforeAll(async () => {
    test = await startApp(kind);
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    const { orm } = test.database;
    const { unidadId } = test.world;
    const [service] = await orm
      .insert(nucleo)
      .values({ unidadId, clave: 'MI', nombre: 'Medicina Interna', tipo: 'SERVICIO_HOSPITALARIO' })
      .returning();
    ward = service!.nucleoId;
    const rows = await orm
      .insert(cama)
      .values(
        ['MI-01', 'MI-02', 'MI-03', 'MI-04'].map((numero, index) => ({
          unidadId,
          servicioId: ward,
          numero,
          tipo: 'GENERAL' as const,
          generoPermitido: index === 3 ? ('M' as const) : null,
        })),
      )
      .returning();
    beds = rows.map(({ camaId }) => camaId);
    [physician, desk, nurse] = await Promise.all([test.as('Medico'), test.as('Recepcion'), test.as('Enfermeria')]);
  });
  afterAll(() => test.stop());

  const patient = async (more: Json = {}) => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(persona)
      .values({ nombre: 'Luis', primerApellido: 'Ruiz', genero: 'H', fechaNacimiento: '1970-01-01' })
      .returning();
    const [row] = await orm
      .insert(paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        alergiasNegadas: true,
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
        ...more,
      })
      .returning();
    return row!.pacienteId;
  };
  const ask = async (pacienteId: number) =>
    physician('POST', STAYS, {
      body: {
        pacienteId,
        unidadId: test.world.unidadId,
        servicioId: ward,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: clinic.diagnosticoId,
        motivoIngreso: 'Neumonía',
        medicoTratanteId: 1,
        aislamiento: 'NINGUNO',
      },
    });
  const step = async (client: Client, id: number, name: string, body: Json = {}) => {
    const { headers } = await client('GET', `${STAYS}/${id}`);
    return client('POST', `${STAYS}/${id}/${name}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
  };
  const admit = async (camaId: number, pacienteId?: number) => {
    const asked = await ask(pacienteId ?? (await patient()));
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    const id = (asked.body as { hospitalizacionId: number }).hospitalizacionId;
    const answer = await step(desk, id, 'ingresar', { camaId, identidadVerificada: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return id;
  };
  const stateOf = async (camaId: number) => {
    const [row] = await test.database.orm.select({ estatus: cama.estatus }).from(cama).where(eq(cama.camaId, camaId));
    return row!.estatus;
  };
  const leave = async (id: number) => {
    await step(physician, id, 'alta-directa', { motivoEgreso: 'FUGA', motivo: 'No está en su cama' });
    await test.database.orm.update(cama).set({ estatus: 'DISPONIBLE' }).where(eq(cama.estatus, 'LIMPIEZA'));
  };

  it('takes a patient from the request through two beds to the discharge', async () => {
    const id = await admit(beds[0]!);
    expect(await stateOf(beds[0]!)).toBe('OCUPADA');
    const moved = await step(desk, id, 'cambiar-cama', { camaId: beds[1], motivoMovimiento: 'AISLAMIENTO' });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect([await stateOf(beds[0]!), await stateOf(beds[1]!)]).toEqual(['LIMPIEZA', 'OCUPADA']);

    const early = await step(physician, id, 'alta-medica', { motivoEgreso: 'MEJORIA' });
    expect(early.body).toMatchObject({ codigo: 'SIN_NOTA_EGRESO' });
    const note = await physician('POST', NOTES, {
      body: {
        hospitalizacionId: id,
        tipo: 'EGRESO',
        fechaHora: new Date().toISOString(),
        evolucionCuadroClinico: 'Mejoró',
        manejoEstancia: 'Antibiótico',
        diagnosticos: [{ diagnosticoId: clinic.diagnosticoId, tipo: 'PRINCIPAL' }],
        tratamientoIndicaciones: 'Reposo',
        recomendaciones: 'Acudir si hay fiebre',
        pronostico: 'BUENO_VIDA_FUNCION',
      },
    });
    expect(note.status, JSON.stringify(note.body)).toBe(201);
    const noteId = (note.body as { notaEvolucionId: number }).notaEvolucionId;
    const signed = await physician('POST', `${NOTES}/${noteId}/firmar`, {
      headers: { 'if-match': note.headers['etag'] ?? '' },
    });
    expect(signed.status, JSON.stringify(signed.body)).toBe(200);
    const medical = await step(physician, id, 'alta-medica', { motivoEgreso: 'MEJORIA' });
    expect(medical.body).toMatchObject({ estatus: 'PREALTA' });
    const last = await step(desk, id, 'alta-administrativa');
    expect(last.body, JSON.stringify(last.body)).toMatchObject({ estatus: 'ALTA' });
    expect(await stateOf(beds[1]!)).toBe('LIMPIEZA');

    const moves = await test.database.orm
      .select()
      .from(movimientoCama)
      .where(eq(movimientoCama.hospitalizacionId, id))
      .orderBy(movimientoCama.desde);
    expect(moves.map(({ motivo }) => motivo)).toEqual(['INGRESO', 'AISLAMIENTO']);
    expect(moves[0]!.hasta).toEqual(moves[1]!.desde);
    await test.database.orm.update(cama).set({ estatus: 'DISPONIBLE' }).where(eq(cama.estatus, 'LIMPIEZA'));
  });

  it('records the readers of an inpatient in the trail, once a day however often the page polls', async () => {
    const id = await admit(beds[0]!);
    const readings = () =>
      test.database.orm.$count(
        bitacora,
        and(
          eq(bitacora.accion, 'LEER'),
          eq(bitacora.entidad, 'hospitalizacion'),
          eq(bitacora.usuarioId, test.world.usuarios.Enfermeria),
          sql`${bitacora.despues} -> 'ids' @> ${String(id)}::jsonb`,
        ),
      );
    await nurse('GET', `${STAYS}/asignados`);
    await nurse('GET', `${STAYS}/mapa`);
    expect(await readings()).toBe(1);
    await leave(id);
  });

  it('gives access to the patient only to those of the ward, and only while it lasts', async () => {
    const { orm } = test.database;
    const { unidadId, usuarios } = test.world;
    const [next] = await orm
      .insert(nucleo)
      .values({ unidadId, clave: 'CG', nombre: 'Cirugía General', tipo: 'SERVICIO_HOSPITALARIO' })
      .returning();
    const pacienteId = await patient();
    const id = await admit(beds[0]!, pacienteId);
    const seenFrom = async (nucleoId: number) => {
      await orm
        .update(usuario)
        .set({ servicioIds: [nucleoId] })
        .where(eq(usuario.usuarioId, usuarios['Enfermeria-centrales']));
      const station = await test.as('Enfermeria-centrales');
      const listed = async (path: string) =>
        ((await station('GET', `/api/pacientes/${path}?pageSize=100`)).body as Json[]).some(
          (each) => each['pacienteId'] === pacienteId,
        );
      return [
        await listed('paciente'),
        await listed('paciente-unidad'),
        (await station('GET', `/api/pacientes/paciente/${pacienteId}`)).status,
        (await station('GET', `/api/pacientes/paciente/${pacienteId}/resumen`)).status,
      ];
    };
    expect(await seenFrom(ward)).toEqual([true, true, 200, 200]);
    expect(await seenFrom(next!.nucleoId)).toEqual([false, false, 404, 404]);
    await leave(id);
    expect(await seenFrom(ward)).toEqual([false, false, 404, 404]);
  });

  it('gives one bed to one of two simultaneous requests, and the database refuses what the rules miss', async () => {
    const [one, other] = await Promise.all([ask(await patient()), ask(await patient())]);
    const ids = [one, other].map(({ body }) => (body as { hospitalizacionId: number }).hospitalizacionId);
    const answers = await Promise.all(
      ids.map((id) => step(desk, id, 'ingresar', { camaId: beds[2], identidadVerificada: true })),
    );
    // On a busy machine both may get CONFLICTO_SIMULTANEO; then a retry of one succeeds.
    if (answers.every(({ body }) => (body as { codigo?: string }).codigo === 'CONFLICTO_SIMULTANEO'))
      answers[0] = await step(desk, ids[0]!, 'ingresar', { camaId: beds[2], identidadVerificada: true });
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    // On a busy machine the second may get CONFLICTO_SIMULTANEO before the actual reason.
    expect(['CAMA_OCUPADA', 'CONFLICTO_SIMULTANEO']).toContain((refused as { codigo: string }).codigo);
    const taken = ids[answers.findIndex(({ status }) => status === 200)]!;
    const { orm } = test.database;
    const row = {
      camaId: beds[2]!,
      unidadId: test.world.unidadId,
      servicioId: ward,
      desde: new Date(),
      motivo: 'INGRESO' as const,
    };
    const cause = await orm
      .insert(movimientoCama)
      .values({ ...row, hospitalizacionId: ids.find((id) => id !== taken)! })
      .then(
        () => null,
        (error: { cause?: { code?: string } }) => error.cause?.code,
      );
    expect(cause).toBe('23P01');
    const open = await orm
      .select()
      .from(movimientoCama)
      .where(and(eq(movimientoCama.camaId, beds[2]!), isNull(movimientoCama.hasta)));
    expect(open).toHaveLength(1);
    await leave(taken);
  });

  it('requires allergies and a verified identity before admission, and refuses an unsuitable bed', async () => {
    const unknown = await patient({ alergiasNegadas: null });
    const asked = await ask(unknown);
    const id = (asked.body as { hospitalizacionId: number }).hospitalizacionId;
    const blind = await step(desk, id, 'ingresar', { camaId: beds[0], identidadVerificada: true });
    expect(blind.body).toMatchObject({ codigo: 'ALERGIAS_SIN_PREGUNTAR' });
    const unsure = await step(desk, id, 'ingresar', { camaId: beds[0], identidadVerificada: false });
    expect(unsure.body).toMatchObject({
      errores: [{ campo: 'identidadVerificada', codigo: 'IDENTIDAD_SIN_VERIFICAR' }],
    });
    await test.database.orm.update(paciente).set({ alergiasNegadas: true }).where(eq(paciente.pacienteId, unknown));
    const wrong = await step(desk, id, 'ingresar', { camaId: beds[3], identidadVerificada: true });
    expect(wrong.body).toMatchObject({ errores: [{ campo: 'camaId', codigo: 'CAMA_DE_OTRO_SEXO' }] });
    expect((await ask(unknown)).body).toMatchObject({ codigo: 'INGRESO_YA_SOLICITADO' });
    expect((await step(desk, id, 'reservar-cama', { camaId: beds[0] })).status).toBe(200);
    expect(await stateOf(beds[0]!)).toBe('RESERVADA');
    const called = await step(physician, id, 'cancelar', { motivo: 'Se atiende como ambulatorio' });
    expect(called.body).toMatchObject({ estatus: 'CANCELADA', camaId: null });
    expect(await stateOf(beds[0]!)).toBe('DISPONIBLE');
  });

  it('gives a dose once, and requires two people where it is dangerous', async () => {
    const id = await admit(beds[0]!);
    const [medicine] = await test.database.orm
      .insert(insumo)
      .values({
        clave: '010.000.1050.00',
        tipo: 'MEDICAMENTO',
        nombreGenerico: 'Insulina humana',
        descripcion: 'Insulina humana NPH',
        concentracion: '100 UI/mL',
        presentacion: 'Frasco ámpula de 10 mL',
        fraccion: 'IV',
        nivelesAtencion: [1, 2],
        precioReferencia: 10,
        altoRiesgo: true,
      })
      .returning();
    const { insumoId } = medicine!;
    const ordered = await physician('POST', `${STAYS}/${id}/indicar`, {
      body: {
        indicaciones: [
          {
            tipo: 'MEDICAMENTO',
            insumoId,
            dosis: 10,
            unidadDosis: 'UI',
            via: 'SC',
            frecuenciaHoras: 8,
            desde: new Date(Date.now() - 60_000).toISOString(),
            prn: false,
          },
        ],
      },
    });
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
    const record = await nurse('GET', `${STAYS}/${id}/ministracion`);
    const [row] = (
      record.body as { indicaciones: { indicacionId: number; altoRiesgo: boolean; dosisDelDia: { en: string }[] }[] }
    ).indicaciones;
    expect(row!.altoRiesgo).toBe(true);
    const give = (body: Json) =>
      nurse('POST', `${STAYS}/${id}/ministracion`, {
        body: {
          indicacionId: row!.indicacionId,
          estado: 'APLICADA',
          fechaProgramada: row!.dosisDelDia[0]!.en,
          ...body,
        },
      });
    expect((await give({})).body).toMatchObject({ errores: [{ codigo: 'SEGUNDA_PERSONA_REQUERIDA' }] });
    expect((await give({ estado: 'OMITIDA' })).body).toMatchObject({ errores: [{ campo: 'motivoOmision' }] });
    const left = await give({ estado: 'OMITIDA', motivoOmision: 'Hipoglucemia' });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    expect((await give({ estado: 'OMITIDA', motivoOmision: 'Otra vez' })).body).toMatchObject({
      codigo: 'DOSIS_YA_REGISTRADA',
    });
    await leave(id);
  });

  it('requires a reason for a generic that the ward already gives, in another form or on a prescription', async () => {
    const id = await admit(beds[0]!);
    const medicine = async (clave: string, more: object) => {
      const [row] = await test.database.orm
        .insert(insumo)
        .values({
          clave,
          tipo: 'MEDICAMENTO',
          nombreGenerico: 'Paracetamol',
          descripcion: 'Paracetamol de prueba',
          fraccion: 'VI',
          nivelesAtencion: [1, 2, 3],
          precioReferencia: 10,
          ...more,
        })
        .returning();
      return row!.insumoId;
    };
    const tablets = await medicine('010.000.0104.00', {
      concentracion: '500 mg',
      presentacion: 'Envase con 10 tabletas',
    });
    const suppositories = await medicine('010.000.0105.00', {
      concentracion: '300 mg',
      presentacion: 'Envase con 3 supositorios',
    });
    const order = (insumoId: number, more: Json = {}) => ({
      tipo: 'MEDICAMENTO',
      insumoId,
      dosis: 500,
      unidadDosis: 'mg',
      via: 'ORAL',
      frecuenciaHoras: 8,
      desde: new Date().toISOString(),
      prn: false,
      ...more,
    });
    const ordered = (...indicaciones: Json[]) =>
      physician('POST', `${STAYS}/${id}/indicar`, { body: { indicaciones } });
    expect((await ordered(order(tablets))).status).toBe(200);
    const rectal = { dosis: 300, via: 'RECTAL' };
    expect((await ordered(order(suppositories, rectal))).body).toMatchObject({
      errores: [{ campo: 'indicaciones.0.justificacion', codigo: 'DUPLICADO_ACTIVO' }],
    });
    expect((await ordered(order(suppositories, { ...rectal, justificacion: 'Vomita las tabletas' }))).status).toBe(200);
    expect((await ordered(order(tablets, { unidadDosis: 'cucharada', justificacion: 'Vomita' }))).status).toBe(422);
    const [stay] = await test.database.orm
      .select({ pacienteId: hospitalizacion.pacienteId })
      .from(hospitalizacion)
      .where(eq(hospitalizacion.hospitalizacionId, id));
    const review = await physician('POST', '/api/pacientes/receta/revisar', {
      body: { pacienteId: stay!.pacienteId, lineas: [{ insumoId: tablets }] },
    });
    expect(review.body).toMatchObject({ advertencias: [{ codigo: 'DUPLICADO_ACTIVO', nivel: 'JUSTIFICAR' }] });
    await leave(id);
  });

  it('continues a draft that was saved again before the outcome of the first save was known', async () => {
    const at = { hospitalizacionId: await admit(beds[2]!) };
    const fechaHora = new Date().toISOString();
    const save = (key: string, more: Json, texts: Json = {}, client = nurse) =>
      client('POST', `${STAYS}/nota-borrador`, {
        headers: { 'idempotency-key': key },
        body: { ...at, ...more, nota: { tipo: 'ENFERMERIA', fechaHora, ...texts } },
      });
    const first = await save('nota-1', {}, { habitusExterior: 'Tranquilo' });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const draft = first.body as { notaEvolucionId: number; version: number };
    const second = await save('nota-2', { sigueA: 'nota-1' }, { habitusExterior: 'Tranquilo, afebril' });
    expect(second.body).toEqual({ ...draft, version: draft.version + 1 });
    // A repeated request is carried out once.
    expect((await save('nota-2', { sigueA: 'nota-1' }, { habitusExterior: 'Tranquilo, afebril' })).body).toEqual(
      second.body,
    );
    const third = await save('nota-3', { sigueA: 'nota-2' }, { habitusExterior: 'Duerme' });
    expect(third.body).toEqual({ ...draft, version: draft.version + 2 });
    const list = await nurse('GET', `${STAYS}/notas-evolucion-list?hospitalizacionId=${at.hospitalizacionId}`);
    expect(list.body).toMatchObject({
      notas: [{ borrador: { ...draft, version: draft.version + 2, habitusExterior: 'Duerme' } }],
    });

    const latest = third.body as Json;
    // Another tablet has saved since, so this one's version is outdated.
    expect((await save('nota-4', { sigueA: 'nota-1' })).status).toBe(412);
    expect((await save('nota-5', draft)).status).toBe(412);
    // The first save never arrived, and there is a draft that it did not begin.
    expect((await save('nota-6', { sigueA: 'nunca' })).body).toMatchObject({ codigo: 'BORRADOR_ABIERTO' });
    expect((await save('nota-7', latest, {}, physician)).status).toBe(404);
    const elsewhere = await admit(beds[1]!);
    expect((await save('nota-8', { ...latest, hospitalizacionId: elsewhere })).status).toBe(404);
    await Promise.all([leave(at.hospitalizacionId), leave(elsewhere)]);
  });
});
