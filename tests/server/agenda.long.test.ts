import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  almacen,
  consulta,
  evento,
  horario,
  notificacion,
  nucleo,
  paciente,
  persona,
  proveedor,
  usuario,
  visita,
} from '#generated/server/tables.gen';
import { runAutomatic } from '#platform/server/lifecycle/run-automatic';
import { remindAppointments } from '#areas/agenda/server/remind-appointments';
import { suscripcionAgenda } from '#platform/server/db/system-tables';
import { WEEKDAYS } from '#areas/agenda/shared/agenda/slots';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { startApp, type Answer, type Client as Asking, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

type Json = Record<string, unknown>;
type Told = Omit<Answer, 'body'> & { readonly body: Json };
/** A client whose answers are records. */
type Client = (...asked: Parameters<Asking>) => Promise<Told>;
const AGENDA = '/api/agenda/agenda';
const ZONE = 'America/Monterrey';
const MINUTE_MS = 60_000;
/** Number of concurrent bookings and of slots; the full run is `AGENDA_ATTEMPTS=10000 AGENDA_SLOTS=500`. */
const [ATTEMPTS, SLOTS] = [Number(process.env['AGENDA_ATTEMPTS'] ?? 400), Number(process.env['AGENDA_SLOTS'] ?? 20)];
const PATIENCE_MS = Math.max(60_000, ATTEMPTS * 200);
/** Shorter than `Retry-After`, so that the requests stay concurrent. */
const RETRY_MS = 500;
const SYSTEM = {
  usuarioId: null,
  unidadId: null,
  jurisdiccionId: null,
  almacenIds: [],
  servicioIds: [],
  permissions: new Map(),
  ip: null,
  device: null,
  correlationId: 'prueba',
  timeZone: ZONE,
};

describe.each(['PostgreSQL', 'PGlite'] as const)('the agenda, on %s', (kind) => {
  let test: TestApp;
  let clinic: Clinic;
  let physician: Client;
  let desk: Client;
  let chief: Client;
  let doctor: number;
  let service: number;
  const today = todayIn(ZONE);
  // Working hours on any day of the week.
  const worked = Array.from({ length: 60 }, (_, index) => ({
    fecha: addDays(today, index),
    inicio: '00:00',
    fin: '23:59',
  }));

  const as = async (profile: ProfileName) => (await test.as(profile)) as unknown as Client;

  beforeAll(async () => {
    test = await startApp(kind);
    clinic = await seedClinic(test, ['Medico', 'Jefe-servicio']);
    const { orm } = test.database;
    const { unidadId, usuarios } = test.world;
    const [row] = await orm
      .insert(nucleo)
      .values({ unidadId, clave: 'CE', nombre: 'Consulta Externa', tipo: 'CONSULTORIO' })
      .returning();
    service = row!.nucleoId;
    const [account] = await orm.select().from(usuario).where(eq(usuario.usuarioId, usuarios.Medico));
    doctor = account!.personalMedicoId!;
    [physician, desk, chief] = [await as('Medico'), await as('Recepcion'), await as('Administrador-unidad')];
    for (const diaSemana of WEEKDAYS) {
      const made = await chief('POST', `${AGENDA}/horario`, {
        body: {
          personalMedicoId: doctor,
          nucleoId: service,
          diaSemana,
          inicio: '00:00',
          fin: '23:59',
          duracionMin: 10,
          cupo: 2,
          excepciones: worked,
        },
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    }
  });
  afterAll(() => test.stop());

  let born = 0;
  const patient = async (more: Json = {}) => {
    const { orm } = test.database;
    born += 1;
    const [human] = await orm
      .insert(persona)
      .values({ nombre: 'José', primerApellido: 'Núñez', genero: 'H', fechaNacimiento: `19${10 + (born % 80)}-01-01` })
      .returning();
    const [row] = await orm
      .insert(paciente)
      .values({ personaId: human!.personaId, unidadId: test.world.unidadId, afiliacion: 'NINGUNA', ...more })
      .returning();
    return row!.pacienteId;
  };
  const slots = async (day: string, client = desk) =>
    (await client('GET', `${AGENDA}/horas-disponibles?fecha=${day}&personalMedicoId=${doctor}`)).body as unknown as {
      inicio: string;
      fin: string;
      cupoLibre: number;
    }[];
  const book = async (pacienteId: number, inicio: string, client = desk, more: Json = {}) =>
    client('POST', AGENDA, {
      body: { pacienteId, inicio, titulo: 'Control', unidadId: test.world.unidadId, personalMedicoId: doctor, ...more },
    });
  const step = async (client: Client, id: number, name: string, body: Json = {}) => {
    const { headers } = await client('GET', `${AGENDA}/${id}`);
    return client('POST', `${AGENDA}/${id}/${name}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
  };
  const booked = async (pacienteId: number, inicio: string): Promise<number> => {
    const made = await book(pacienteId, inicio);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body['eventoId'] as number;
  };
  const stateOf = async (eventoId: number) =>
    (await test.database.orm.select().from(evento).where(eq(evento.eventoId, eventoId)))[0]!;
  /** Creates an appointment that began the given number of minutes ago. */
  const past = async (pacienteId: number, minutes: number) => {
    const id = await booked(pacienteId, (await slots(addDays(today, 20)))[0]!.inicio);
    const inicio = new Date(Date.now() - minutes * MINUTE_MS);
    await test.database.orm
      .update(evento)
      .set({ inicio, fin: new Date(inicio.getTime() + 10 * MINUTE_MS), fecha: todayIn(ZONE, inicio) })
      .where(eq(evento.eventoId, id));
    return id;
  };

  it('books a free slot directly, with its end, day, service and number', async () => {
    const day = addDays(today, 3);
    const [slot] = await slots(day);
    expect(slot).toMatchObject({ cupoLibre: 2, fecha: day, nucleoId: service });
    const made = await book(await patient(), slot!.inicio);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      estatus: 'AUTORIZADA',
      tipo: 'CITA_CONSULTA',
      fin: slot!.fin,
      fecha: day,
      nucleoId: service,
      folio: expect.stringMatching(/^AG-.+-000001$/) as string,
    });
    expect((await slots(day))[0]).toMatchObject({ inicio: slot!.inicio, cupoLibre: 1 });
  });

  it('refuses a time without a slot, a past one, and a patient with an appointment that day', async () => {
    const day = addDays(today, 4);
    const [first, second] = await slots(day);
    const odd = await book(await patient(), new Date(Date.parse(first!.inicio) + MINUTE_MS).toISOString());
    expect([odd.status, odd.body['codigo']]).toEqual([409, 'HORARIO_NO_DISPONIBLE']);
    expect(odd.body['mensaje']).toContain('00:01');
    const late = await book(await patient(), new Date(Date.now() - MINUTE_MS).toISOString());
    expect(late.body['errores']).toMatchObject([{ campo: 'inicio', codigo: 'CITA_EN_EL_PASADO' }]);
    const who = await patient();
    await booked(who, first!.inicio);
    const again = await book(who, second!.inicio);
    expect([again.status, again.body['codigo']]).toEqual([409, 'CITA_REPETIDA']);
    const nobody = await desk('POST', AGENDA, {
      body: { inicio: second!.inicio, titulo: 'Control', unidadId: test.world.unidadId },
    });
    expect(nobody.body['errores']).toMatchObject([
      { campo: 'pacienteId', codigo: 'REQUERIDO' },
      { campo: 'personalMedicoId', codigo: 'REQUERIDO' },
    ]);
    const dead = await book(await patient({ estatus: 'FALLECIDO' }), second!.inicio);
    expect(dead.body['errores']).toMatchObject([{ campo: 'pacienteId', codigo: 'PACIENTE_FALLECIDO' }]);
    const [other] = await test.database.orm
      .select({ id: usuario.personalMedicoId })
      .from(usuario)
      .where(eq(usuario.usuarioId, test.world.usuarios['Jefe-servicio']));
    const without = await book(await patient(), second!.inicio, desk, { personalMedicoId: other!.id });
    expect(without.body['errores']).toMatchObject([{ campo: 'personalMedicoId', codigo: 'MEDICO_SIN_HORARIO' }]);
  });

  it('books no slot beyond its places when twenty book at once', async () => {
    const day = addDays(today, 5);
    const three = (await slots(day)).slice(0, 3);
    // Places 2, 2, and 1: one is booked beforehand.
    await booked(await patient(), three[2]!.inicio);
    const people = [];
    for (let each = 0; each < 20; each += 1) people.push(await patient());
    const answers = await Promise.all(people.map((who, index) => book(who, three[index % 3]!.inicio)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body['codigo']))).toEqual(
      new Set(['HORARIO_NO_DISPONIBLE']),
    );
    for (const { inicio } of three)
      expect(
        await test.database.orm.$count(
          evento,
          and(eq(evento.inicio, new Date(inicio)), eq(evento.estatus, 'AUTORIZADA')),
        ),
      ).toBe(2);
  });

  it('gives a patient one appointment when two are booked at once', async () => {
    const [first, second] = await slots(addDays(today, 6));
    const who = await patient();
    const answers = await Promise.all([book(who, first!.inicio), book(who, second!.inicio)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('moves an appointment to another slot, records the move, and frees its place', async () => {
    const day = addDays(today, 7);
    const [first, second] = await slots(day);
    const id = await booked(await patient(), first!.inicio);
    const moved = await step(desk, id, 'reprogramar', { nuevoInicio: second!.inicio });
    expect(moved.body, JSON.stringify(moved.body)).toMatchObject({ estatus: 'REPROGRAMADA' });
    const [next] = await test.database.orm.select().from(evento).where(eq(evento.reprogramadoDeId, id));
    expect(next).toMatchObject({ estatus: 'AUTORIZADA', inicio: new Date(second!.inicio), titulo: 'Control' });
    expect((await slots(day)).slice(0, 2).map(({ cupoLibre }) => cupoLibre)).toEqual([2, 1]);
    // A refused rescheduling leaves the appointment unchanged.
    const nowhere = await step(desk, next!.eventoId, 'reprogramar', {
      nuevoInicio: new Date(Date.parse(second!.inicio) + MINUTE_MS).toISOString(),
    });
    expect(nowhere.body['codigo']).toBe('HORARIO_NO_DISPONIBLE');
    expect((await stateOf(next!.eventoId)).estatus).toBe('AUTORIZADA');
  });

  it('cancels with a reason; within two hours it counts as an incident', async () => {
    const [slot] = await slots(addDays(today, 8));
    const early = await booked(await patient(), slot!.inicio);
    expect((await step(desk, early, 'cancelar')).status).toBe(422);
    const told = await step(desk, early, 'cancelar', { motivoCancelacion: 'Avisó que sale de viaje' });
    expect(told.body).toMatchObject({ estatus: 'CANCELADA', incidencia: false });
    const late = await past(await patient(), -60);
    const cancelled = await step(desk, late, 'cancelar', { motivoCancelacion: 'No puede venir' });
    expect(cancelled.body).toMatchObject({ estatus: 'CANCELADA', incidencia: true });
  });

  it('puts an arriving patient into the queue of the service, and completes the appointment with the visit', async () => {
    const id = await past(await patient(), 30);
    const came = await step(desk, id, 'iniciar');
    expect(came.body, JSON.stringify(came.body)).toMatchObject({ estatus: 'EN_CURSO' });
    const [queued] = await test.database.orm.select().from(visita).where(eq(visita.eventoId, id));
    expect(queued).toMatchObject({
      nucleoId: service,
      personalMedicoId: doctor,
      estatus: 'EN_ESPERA',
      motivo: 'Control',
    });
    expect(queued!.turnoNumero).toBeGreaterThan(0);
    await test.database.orm
      .update(visita)
      .set({ estatus: 'LISTA_CONSULTA' })
      .where(eq(visita.visitaId, queued!.visitaId));
    const done = await desk('POST', `/api/pacientes/visita/${queued!.visitaId}/finalizar`, { body: { version: 1 } });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await stateOf(id)).estatus).toBe('COMPLETADA');
  });

  it('permits an arrival within two hours only, and undoes it with the visit', async () => {
    for (const minutes of [121, -121]) {
      const id = await past(await patient(), minutes);
      const refused = await step(desk, id, 'iniciar');
      expect(refused.body['errores']).toMatchObject([{ campo: 'inicio', codigo: 'LLEGADA_FUERA_DE_HORA' }]);
    }
    const id = await past(await patient(), 10);
    await step(desk, id, 'iniciar');
    const [queued] = await test.database.orm.select().from(visita).where(eq(visita.eventoId, id));
    await desk('POST', `/api/pacientes/visita/${queued!.visitaId}/cancelar`, {
      body: { version: 1, motivoCancelacion: 'Se registró a otra persona' },
    });
    expect(await stateOf(id)).toMatchObject({ estatus: 'AUTORIZADA', llegada: null });
  });

  it('links the appointment to a turn assigned by hand', async () => {
    const who = await patient();
    const id = await past(who, 5);
    const made = await desk('POST', '/api/pacientes/visita', {
      body: { pacienteId: who, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Viene a su cita' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await step(desk, id, 'iniciar')).body).toMatchObject({ estatus: 'EN_CURSO' });
    const rows = await test.database.orm.select().from(visita).where(eq(visita.pacienteId, who));
    expect(rows.map(({ eventoId }) => eventoId)).toEqual([id]);
  });

  it('continues with the record into which a patient was merged meanwhile', async () => {
    const [old, kept] = [await patient(), await patient()];
    const [came, moved] = [await past(old, 15), await booked(old, (await slots(addDays(today, 13)))[0]!.inicio)];
    await test.database.orm
      .update(paciente)
      .set({ estatus: 'FUSIONADO', fusionadoEnId: kept })
      .where(eq(paciente.pacienteId, old));
    expect((await step(desk, came, 'iniciar')).body).toMatchObject({ estatus: 'EN_CURSO' });
    const [queued] = await test.database.orm.select().from(visita).where(eq(visita.eventoId, came));
    expect(queued!.pacienteId).toBe(kept);
    await step(desk, moved, 'reprogramar', { nuevoInicio: (await slots(addDays(today, 14)))[0]!.inicio });
    const [next] = await test.database.orm.select().from(evento).where(eq(evento.reprogramadoDeId, moved));
    expect(next!.pacienteId).toBe(kept);
  });

  it('marks absent patients automatically, two hours after the appointment', async () => {
    const [gone, waiting] = [await past(await patient(), 121), await past(await patient(), 110)];
    await runAutomatic(test.database.orm, SYSTEM);
    expect([(await stateOf(gone)).estatus, (await stateOf(waiting)).estatus]).toEqual(['NO_SE_PRESENTO', 'AUTORIZADA']);
  });

  describe('a signed note', () => {
    const note = async (more: Json) => {
      const who = await patient({ alergiasNegadas: true });
      const visit = await desk('POST', '/api/pacientes/visita', {
        body: { pacienteId: who, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Tos' },
      });
      const { visitaId } = visit.body;
      const signs = await physician('POST', '/api/pacientes/signos', {
        body: { pacienteId: who, visitaId, fechaToma: new Date().toISOString(), tas: 120, tad: 80 },
      });
      const made = await physician('POST', '/api/pacientes/consulta', {
        body: {
          pacienteId: who,
          visitaId,
          unidadId: test.world.unidadId,
          signosId: signs.body['signosId'],
          tipo: 'TELECONSULTA',
          motivoConsulta: 'Tos',
          padecimientoActual: 'Tos de tres días',
          exploracionFisica: 'Sin datos de alarma',
          diagnosticos: [{ diagnosticoId: clinic.diagnosticoId, tipo: 'PRINCIPAL', primeraVez: true }],
          pronostico: 'BUENO_VIDA_FUNCION',
          tratamientoIndicaciones: 'Reposo',
          ...more,
        },
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return { who, consultaId: made.body['consultaId'] as number, etag: made.headers['etag'] ?? '' };
    };
    const sign = ({ consultaId, etag }: { consultaId: number; etag: string }): Promise<Told> =>
      physician('POST', `/api/pacientes/consulta/${consultaId}/firmar`, { headers: { 'if-match': etag }, body: {} });
    const ofNote = (consultaId: number) =>
      test.database.orm.select().from(evento).where(eq(evento.consultaId, consultaId));

    it('books the appointment of the chosen slot, without revealing the diagnosis', async () => {
      const day = addDays(today, 9);
      const [slot] = await slots(day, physician);
      const written = await note({ proximaCita: day, proximaCitaInicio: slot!.inicio });
      const signed = await sign(written);
      expect(signed.status, JSON.stringify(signed.body)).toBe(200);
      const [made] = await ofNote(written.consultaId);
      expect(made).toMatchObject({
        pacienteId: written.who,
        fecha: day,
        estatus: 'AUTORIZADA',
        personalMedicoId: doctor,
      });
      expect(made!.titulo).toMatch(/^Seguimiento de CON-/);
      const chart = await physician('GET', `/api/pacientes/paciente/${written.who}/resumen`);
      expect(chart.body['citas']).toMatchObject([{ eventoId: made!.eventoId, estatus: 'AUTORIZADA' }]);
    });

    it('books no appointment for a day without an hour', async () => {
      const written = await note({ proximaCita: addDays(today, 10) });
      expect((await sign(written)).status).toBe(200);
      expect(await ofNote(written.consultaId)).toEqual([]);
    });

    it('stays a draft when the slot was booked meanwhile, or is of another day', async () => {
      const day = addDays(today, 11);
      const [slot] = await slots(day, physician);
      const written = await note({ proximaCita: day, proximaCitaInicio: slot!.inicio });
      await booked(await patient(), slot!.inicio);
      await booked(await patient(), slot!.inicio);
      const refused = await sign(written);
      expect([refused.status, refused.body['codigo']]).toEqual([409, 'HORARIO_NO_DISPONIBLE']);
      const elsewhere = await note({ proximaCita: addDays(day, 1), proximaCitaInicio: slot!.inicio });
      expect((await sign(elsewhere)).body['errores']).toMatchObject([{ codigo: 'CITA_DE_OTRO_DIA' }]);
      const rows = await test.database.orm
        .select({ estatus: consulta.estatus })
        .from(consulta)
        .where(inArray(consulta.consultaId, [written.consultaId, elsewhere.consultaId]));
      expect(rows.map(({ estatus }) => estatus)).toEqual(['BORRADOR', 'BORRADOR']);
    });
  });

  it('shows the calendar only to staff of the unit', async () => {
    const day = addDays(today, 12);
    const who = await patient();
    const [slot] = await slots(day);
    const id = await booked(who, slot!.inicio);
    const list = async (client: Client) =>
      (await client('GET', `${AGENDA}/eventos-list?desde=${day}&hasta=${day}`)).body as unknown as Json[];
    expect(await list(desk)).toMatchObject([
      { eventoId: id, pacienteNombre: 'José Núñez', nucleoNombre: 'Consulta Externa' },
    ]);
    const store = await as('Almacen-unidad');
    expect(await list(store)).toEqual([]);
    expect(await slots(day, store)).toEqual([]);
    expect((await store('GET', `${AGENDA}/${id}`)).status).toBe(404);
    const supplier = await as('Proveedor');
    expect(await list(supplier)).toEqual([]);
    expect((await book(who, slot!.inicio, supplier)).status).toBeGreaterThanOrEqual(403);
    const auditor = await as('Auditor');
    expect(await list(auditor)).toMatchObject([{ eventoId: id, pacienteNombre: null }]);
    const wide = await desk('GET', `${AGENDA}/eventos-list?desde=${today}&hasta=${addDays(today, 62)}`);
    expect([wide.status, wide.body['errores']]).toMatchObject([400, [{ campo: 'hasta', codigo: 'DEMASIADOS_DIAS' }]]);
    const context = await physician('GET', `${AGENDA}/contexto`);
    expect(context.body).toMatchObject({ propioId: doctor, hoy: today, medicos: [{ personalMedicoId: doctor }] });
  });

  describe('at the docks of a warehouse', () => {
    let places: Warehouses;
    let keeper: Client;
    let supplier: Client;
    let stranger: Client;
    let proveedorId: number;
    let otherId: number;
    let almacenId: number;
    let number = 0;

    beforeAll(async () => {
      places = await seedWarehouses(test);
      const { orm } = test.database;
      almacenId = places.surtidorId;
      await orm.update(almacen).set({ tipo: 'ALMACEN_ESTATAL' }).where(eq(almacen.almacenId, almacenId));
      const rows = await orm
        .insert(proveedor)
        .values(
          ['AAA010101AB1', 'BBB010101AB1'].map((rfc) => ({
            rfc,
            razonSocial: `Laboratorios ${rfc}`,
            tipo: 'LABORATORIO' as const,
            correo: 'ventas@example.org',
            estatus: 'ACTIVO' as const,
          })),
        )
        .returning();
      [proveedorId, otherId] = rows.map((row) => row.proveedorId) as [number, number];
      await orm
        .update(usuario)
        .set({ proveedorId, unidadId: null })
        .where(eq(usuario.usuarioId, test.world.usuarios.Proveedor));
      [keeper, supplier, stranger] = [await as('Almacen-estatal'), await as('Proveedor'), await as('Almacen-unidad')];
      for (const anden of ['A', 'B'])
        for (const diaSemana of WEEKDAYS) {
          const made = await keeper('POST', `${AGENDA}/horario`, {
            body: {
              almacenId,
              anden,
              diaSemana,
              inicio: '00:00',
              fin: '23:59',
              duracionMin: 60,
              cupo: 1,
              excepciones: worked,
            },
          });
          if (made.status !== 201) throw new Error(JSON.stringify(made.body));
        }
    });

    interface Dock {
      readonly inicio: string;
      readonly anden: string | null;
      readonly cupoLibre: number;
    }
    const docks = async (day: string, client = keeper, more = '') =>
      (await client('GET', `${AGENDA}/horas-disponibles?fecha=${day}&almacenId=${almacenId}${more}`))
        .body as unknown as Dock[];
    const bring = (client: Client, inicio: string, more: Json = {}, headers: Record<string, string> = {}) =>
      client('POST', AGENDA, {
        headers,
        body: {
          tipo: 'RECEPCION_PROVEEDOR',
          titulo: 'Entrega de la orden 77',
          unidadId: test.world.otraUnidadId,
          almacenId,
          proveedorId,
          inicio,
          ...more,
        },
      });
    /** Retries like a client after a 503: the same request with the same key until it is answered. */
    const bringPatiently = async (...[client, inicio, more]: Parameters<typeof bring>) => {
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const told = await bring(client, inicio, more, headers);
        if (told.status !== 503) return told;
        await setTimeout(RETRY_MS);
      }
    };
    const brought = async (day: number, more: Json = {}, client = keeper) => {
      const [slot] = await docks(addDays(today, day));
      const made = await bring(client, slot!.inicio, more);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body['eventoId'] as number;
    };
    /** Creates an authorised appointment that began the given number of minutes ago. */
    const due = async (minutes: number, more: Json = {}) => {
      const id = await brought(30, more);
      const inicio = new Date(Date.now() - minutes * MINUTE_MS);
      await test.database.orm
        .update(evento)
        .set({ estatus: 'AUTORIZADA', inicio, fin: new Date(inicio.getTime() + 60 * MINUTE_MS) })
        .where(eq(evento.eventoId, id));
      return id;
    };
    const reception = async (more: Json) => {
      number += 1;
      const made = await keeper('POST', '/api/inventario/recepcion', {
        body: {
          almacenId,
          proveedorId,
          remision: `R-${number}`,
          fecha: todayIn(ZONE),
          lineas: [
            {
              insumoId: places.insumoIds[0],
              numeroLote: `L${number}`,
              caducidad: '2032-05-31',
              cantidad: 10,
              costoUnitario: 2,
            },
          ],
          ...more,
        },
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body as { recepcionId: number; version: number; lineas: { recepcionDetalleId: number }[] };
    };
    const take = (of: { recepcionId: number; version: number }, name: string, body: Json = {}) =>
      keeper('POST', `/api/inventario/recepcion/${of.recepcionId}/${name}`, {
        headers: { 'if-match': `"${of.version}"` },
        body,
      });
    const CHECKED = {
      inspeccionEmpaque: 'CUMPLE',
      inspeccionEtiquetado: 'CUMPLE',
      inspeccionCaducidad: 'CUMPLE',
      inspeccionTemperatura: 'NO_APLICA',
    };

    it('offers each dock separately, and assigns a free one', async () => {
      const day = addDays(today, 2);
      const [first, second, third] = await docks(day);
      expect([first, second].map((slot) => [slot!.inicio, slot!.anden])).toEqual([
        [first!.inicio, 'A'],
        [first!.inicio, 'B'],
      ]);
      const made = await bring(keeper, first!.inicio);
      expect(made.body).toMatchObject({ anden: 'A', estatus: 'PROGRAMADA', fecha: day });
      expect((await bring(keeper, first!.inicio, { anden: 'a' })).body['codigo']).toBe('HORARIO_NO_DISPONIBLE');
      expect((await bring(keeper, first!.inicio)).body).toMatchObject({ anden: 'B' });
      expect((await bring(keeper, first!.inicio)).body['codigo']).toBe('HORARIO_NO_DISPONIBLE');
      expect((await docks(day))[0]).toMatchObject({ inicio: third!.inicio });
      const all = await docks(day, keeper, '&todas=true');
      expect(all[0]).toMatchObject({ inicio: first!.inicio, cupo: 1, cupoLibre: 0 });
      expect(await docks(day, keeper, '&anden=B')).toSatisfy((found: Dock[]) =>
        found.every(({ anden }) => anden === 'B'),
      );
    });

    it(
      'books nothing beyond the places of a dock under concurrent bookings',
      async () => {
        const day = addDays(today, 40);
        const { anden } = (await docks(day))[0]!;
        const all: Dock[] = [];
        for (let after = 0; all.length < SLOTS; after += 1)
          all.push(...(await docks(addDays(day, after))).filter((slot) => slot.anden === anden));
        const chosen = all.slice(0, SLOTS);
        const told = await Promise.all(
          Array.from({ length: ATTEMPTS }, (_, index) =>
            bringPatiently(index % 2 === 0 ? keeper : supplier, chosen[index % SLOTS]!.inicio, { anden }),
          ),
        );
        const taken = async () =>
          (
            await test.database.orm
              .select({ inicio: evento.inicio })
              .from(evento)
              .where(and(eq(evento.almacenId, almacenId), eq(evento.anden, anden!), gte(evento.fecha, day)))
          ).map(({ inicio }) => inicio.getTime());
        const made = await taken();
        expect(new Set(made).size).toBe(made.length);
        expect(told.filter(({ status }) => status === 201)).toHaveLength(made.length);
        expect(made).toHaveLength(SLOTS);
        expect([...new Set(told.map(({ status, body }) => `${status} ${String(body['codigo'])}`))].toSorted()).toEqual([
          '201 undefined',
          '409 HORARIO_NO_DISPONIBLE',
        ]);
      },
      PATIENCE_MS,
    );

    it('requires the fields of each kind, and opening hours of warehouses', async () => {
      const [slot] = await docks(addDays(today, 3));
      const { inicio } = slot!;
      const nobody = await bring(keeper, inicio, { proveedorId: null });
      expect(nobody.body['errores']).toMatchObject([{ campo: 'proveedorId', codigo: 'REQUERIDO' }]);
      const nothing = await bring(keeper, inicio, { tipo: 'ENTREGA_SOLICITUD' });
      expect(nothing.body['errores']).toMatchObject([{ campo: 'solicitudId', codigo: 'REQUERIDO' }]);
      const exchange = await bring(keeper, inicio, { tipo: 'CANJE' });
      expect(exchange.body['errores']).toMatchObject([{ campo: 'propuestaCambioId', codigo: 'REQUERIDO' }]);
      const closed = await bring(stranger, inicio, {
        almacenId: places.solicitanteId,
        unidadId: test.world.unidadId,
      });
      expect(closed.body['errores']).toMatchObject([{ campo: 'almacenId', codigo: 'ALMACEN_SIN_HORARIO' }]);
      expect((await bring(stranger, inicio)).status).toBe(403);
      const foreign = await bring(keeper, inicio, { tipo: 'CONTEO_FISICO' });
      expect(foreign.body['errores']).toMatchObject([{ campo: 'proveedorId', codigo: 'CAMPO_NO_APLICA' }]);
      const count = await bring(keeper, inicio, { tipo: 'CONTEO_FISICO', proveedorId: null });
      expect(count.body).toMatchObject({ estatus: 'AUTORIZADA', proveedorId: null });
    });

    it('reminds once of appointments within a day: carrier and receiver, or the pending authoriser', async () => {
      const tomorrow = await due(-3 * 60);
      const later = await due(-30 * 60);
      const open = await due(-5 * 60);
      const { orm } = test.database;
      await orm.update(evento).set({ estatus: 'PROGRAMADA' }).where(eq(evento.eventoId, open));
      await orm
        .update(evento)
        .set({ recordada: new Date() })
        .where(and(eq(evento.estatus, 'PROGRAMADA'), ne(evento.eventoId, open)));
      const toldOf = async (id: number) =>
        (
          await orm
            .select({ usuarioId: notificacion.usuarioId })
            .from(notificacion)
            .where(and(eq(notificacion.entidadId, id), eq(notificacion.tipo, 'CITA_PROXIMA')))
        ).map(({ usuarioId }) => usuarioId);
      expect(await remindAppointments(orm, new Date())).toBeGreaterThanOrEqual(2);
      const { Proveedor: brings } = test.world.usuarios;
      expect(await toldOf(tomorrow)).toContain(brings);
      expect((await toldOf(tomorrow)).length).toBeGreaterThan(1);
      expect(await toldOf(open)).not.toContain(brings);
      expect(await toldOf(open)).not.toEqual([]);
      expect(await toldOf(later)).toEqual([]);
      expect(await remindAppointments(orm, new Date())).toBe(0);
    });

    it('permits a supplier to book, see and move only its own deliveries', async () => {
      const day = addDays(today, 4);
      const [slot, , other] = await docks(day, supplier);
      const context = await supplier('GET', `${AGENDA}/contexto`);
      expect(context.body).toMatchObject({
        unidadId: null,
        medicos: [],
        almacenes: [{ almacenId, andenes: ['A', 'B'] }],
      });
      const made = await bring(supplier, slot!.inicio);
      expect(made.body, JSON.stringify(made.body)).toMatchObject({ estatus: 'PROGRAMADA' });
      const id = made.body['eventoId'] as number;
      expect([403, 422]).toContain((await bring(supplier, slot!.inicio, { proveedorId: otherId })).status);
      expect((await bring(supplier, slot!.inicio, { tipo: 'CONTEO_FISICO' })).status).toBe(403);
      const foreign = (await bring(keeper, slot!.inicio, { proveedorId: otherId })).body['eventoId'] as number;
      expect((await supplier('GET', `${AGENDA}/${foreign}`)).status).toBe(404);
      const list = (await supplier('GET', `${AGENDA}/eventos-list?desde=${day}&hasta=${day}`)).body;
      expect(list).toMatchObject([{ eventoId: id }]);
      expect((await step(supplier, id, 'autorizar')).status).toBe(403);
      expect((await step(keeper, id, 'autorizar')).body).toMatchObject({ estatus: 'AUTORIZADA' });
      const [told] = await test.database.orm
        .select()
        .from(notificacion)
        .where(and(eq(notificacion.entidadId, id), eq(notificacion.tipo, 'CITA_AUTORIZADA')));
      expect(told?.usuarioId).toBe(test.world.usuarios.Proveedor);
      // A rescheduled delivery needs a new authorisation, unless the actor may authorise.
      await step(supplier, id, 'reprogramar', { nuevoInicio: other!.inicio, nuevoAnden: 'B' });
      const [moved] = await test.database.orm.select().from(evento).where(eq(evento.reprogramadoDeId, id));
      expect(moved).toMatchObject({ estatus: 'PROGRAMADA', anden: 'B', proveedorId, titulo: 'Entrega de la orden 77' });
      await step(keeper, moved!.eventoId, 'autorizar');
      await step(keeper, moved!.eventoId, 'reprogramar', { nuevoInicio: slot!.inicio });
      const [again] = await test.database.orm.select().from(evento).where(eq(evento.reprogramadoDeId, moved!.eventoId));
      expect(again).toMatchObject({ estatus: 'AUTORIZADA' });
      expect(
        (await step(supplier, again!.eventoId, 'cancelar', { motivoCancelacion: 'Se descompuso el camión' })).body,
      ).toMatchObject({ estatus: 'CANCELADA', incidencia: false });
    });

    it('requires a current appointment for a delivery at a state warehouse, and completes it', async () => {
      const without = await take(await reception({}), 'inspeccionar');
      expect(without.body['errores']).toMatchObject([{ campo: 'eventoId', codigo: 'RECEPCION_SIN_CITA' }]);
      const asked = await take(await reception({ eventoId: await brought(7) }), 'inspeccionar');
      expect([asked.status, asked.body['codigo']]).toEqual([409, 'CITA_NO_AUTORIZADA']);
      const early = await take(await reception({ eventoId: await due(-125) }), 'inspeccionar');
      expect(early.body['errores']).toMatchObject([{ campo: 'eventoId', codigo: 'LLEGADA_FUERA_DE_HORA' }]);

      const eventoId = await due(5);
      const [one, two] = [await reception({ eventoId }), await reception({ eventoId })];
      const both = await Promise.all([take(one, 'inspeccionar'), take(two, 'inspeccionar')]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const inspected = both.find(({ status }) => status === 200)!.body as unknown as typeof one;
      expect(await stateOf(eventoId)).toMatchObject({ estatus: 'EN_CURSO', llegada: expect.any(Date) as Date });
      const accepted = await take(inspected, 'aceptar', {
        ...CHECKED,
        lineas: inspected.lineas.map(({ recepcionDetalleId }) => ({ recepcionDetalleId })),
      });
      expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
      expect((await stateOf(eventoId)).estatus).toBe('COMPLETADA');

      const refusedId = await due(0);
      const came = await step(keeper, refusedId, 'llegar');
      expect(came.body, JSON.stringify(came.body)).toMatchObject({ estatus: 'EN_CURSO' });
      const refused = (await take(await reception({ eventoId: refusedId }), 'inspeccionar')).body;
      await take(refused as unknown as typeof one, 'rechazar', { motivo: 'Llegó sin red fría' });
      expect((await stateOf(refusedId)).estatus).toBe('RECHAZADA');
    });

    it('applies the same rules to another system', async () => {
      const body = {
        almacenId,
        proveedorId,
        remision: 'X-1',
        fecha: todayIn(ZONE),
        ...CHECKED,
        lineas: [
          {
            insumoId: places.insumoIds[0],
            numeroLote: 'X1',
            caducidad: '2032-05-31',
            cantidad: 10,
            costoUnitario: 2,
          },
        ],
      };
      const without = await keeper('POST', '/api/inventario/inventario', { body });
      expect(without.body['errores']).toMatchObject([{ campo: 'eventoId', codigo: 'RECEPCION_SIN_CITA' }]);
      const eventoId = await due(10);
      const received = await keeper('POST', '/api/inventario/inventario', { body: { ...body, eventoId } });
      expect(received.status, JSON.stringify(received.body)).toBe(201);
      expect((await stateOf(eventoId)).estatus).toBe('COMPLETADA');
    });

    it('separates the steps of docks from those of patients, and ends waiting requests', async () => {
      const gone = await due(125);
      expect((await step(keeper, gone, 'llegar')).body['errores']).toMatchObject([{ codigo: 'LLEGADA_FUERA_DE_HORA' }]);
      const su = await as('SUPERUSUARIO');
      const wrong = await step(su, gone, 'iniciar');
      expect([wrong.status, wrong.body['codigo']]).toEqual([409, 'PASO_DE_OTROS']);
      const asked = await brought(31);
      await test.database.orm
        .update(evento)
        .set({ inicio: new Date(Date.now() - 125 * MINUTE_MS) })
        .where(eq(evento.eventoId, asked));
      await runAutomatic(test.database.orm, SYSTEM);
      expect([(await stateOf(gone)).estatus, (await stateOf(asked)).estatus]).toEqual(['NO_SE_PRESENTO', 'CANCELADA']);
      const refused = await brought(8);
      expect((await step(keeper, refused, 'rechazar')).status).toBe(422);
      expect(
        (await step(keeper, refused, 'rechazar', { motivoCancelacion: 'Ese día hay inventario' })).body,
      ).toMatchObject({ estatus: 'RECHAZADA' });
    });
  });

  describe('a subscribed calendar', () => {
    interface Made {
      readonly ruta: string;
      readonly usuario: string;
      readonly contrasena: string;
    }
    const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const asked = (url: string, authorization?: string) =>
      test.app.inject({ method: 'GET', url, headers: authorization === undefined ? {} : { authorization } });
    const read = ({ ruta, usuario: user, contrasena }: Made) => asked(ruta, basic(user, contrasena));
    const subscribed = async (client: Client) => {
      const made = await client('POST', `${AGENDA}/calendario`, { body: {} });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      return made.body as unknown as Made;
    };

    it('contains the user’s own appointments, with initials of patients only', async () => {
      const [slot] = await slots(addDays(today, 15));
      const id = await booked(await patient(), slot!.inicio);
      const made = await subscribed(physician);
      expect(made.ruta).toBe('/api/agenda/calendario/agenda.ics');
      const answer = await read(made);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
      const text = answer.body.replaceAll('\r\n ', '');
      expect(text).toContain(`UID:evento-${id}@red-salud`);
      expect(text).toContain('SUMMARY:Cita de consulta · J. N.');
      expect(text).toContain(`DTSTART:${slot!.inicio.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
      for (const secret of ['José', 'Núñez', 'Control', 'AG-']) expect(text).not.toContain(secret);
      expect((await physician('GET', `${AGENDA}/contexto`)).body['suscrita']).toEqual(expect.any(String));
    });

    it('refuses passwords that were revoked, replaced, guessed, or belong to a blocked account', async () => {
      const first = await subscribed(desk);
      const second = await subscribed(desk);
      expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([401, 200]);
      expect((await desk('POST', `${AGENDA}/calendario/revocar`, { body: {} })).body).toEqual({ revocada: true });
      expect((await read(second)).statusCode).toBe(401);
      const third = await subscribed(desk);
      const others = await subscribed(physician);
      const wrong: readonly (readonly [string, string | undefined])[] = [
        ['nothing', undefined],
        ['no Basic', `Bearer ${third.contrasena}`],
        ['no base64', 'Basic ñ'],
        ['no colon', `Basic ${Buffer.from(third.contrasena).toString('base64')}`],
        ['another end', basic(third.usuario, `${third.contrasena.slice(0, -1)}-`)],
        ['no password', basic(third.usuario, '')],
        ['the password of an account', basic(third.usuario, PASSWORD)],
        ['the password of another calendar', basic(third.usuario, others.contrasena)],
      ];
      for (const [what, authorization] of wrong) {
        const { statusCode, headers } = await asked(third.ruta, authorization);
        expect([what, statusCode, headers['www-authenticate']]).toEqual([
          what,
          401,
          'Basic realm="Red Salud", charset="UTF-8"',
        ]);
      }
      expect((await asked(third.ruta, basic(third.usuario.toUpperCase(), third.contrasena))).statusCode).toBe(200);
      // The password opens a calendar, not a session.
      expect((await asked('/api/pacientes/paciente', basic(third.usuario, third.contrasena))).statusCode).toBe(401);
      const { orm } = test.database;
      const own = eq(usuario.usuarioId, test.world.usuarios.Recepcion);
      await orm.update(usuario).set({ estatus: 'BLOQUEADO' }).where(own);
      expect((await read(third)).statusCode).toBe(401);
      await orm.update(usuario).set({ estatus: 'ACTIVO' }).where(own);
      expect((await read(third)).statusCode).toBe(401);
    });

    it('has no secret in its address, and secrets of former addresses open nothing', async () => {
      const secret = randomBytes(32).toString('base64url');
      const { orm } = test.database;
      const usuarioId = test.world.usuarios.Recepcion;
      const huella = createHash('sha256').update(secret).digest('hex');
      await orm.delete(suscripcionAgenda).where(eq(suscripcionAgenda.usuarioId, usuarioId));
      await orm.insert(suscripcionAgenda).values({ usuarioId, huella, creada: new Date() });
      const { ruta, usuario: user } = await subscribed(physician);
      expect((await asked(`/api/agenda/calendario/${secret}.ics`)).statusCode).toBe(404);
      expect((await asked(ruta, basic(emailOf('Recepcion'), secret))).statusCode).toBe(401);
      expect((await asked(ruta, basic(user, secret))).statusCode).toBe(401);
      expect((await desk('GET', `${AGENDA}/contexto`)).body['suscrita']).toBeNull();
    });
  });

  it('checks opening hours by their rule and permission', async () => {
    const body = {
      personalMedicoId: doctor,
      diaSemana: 'LUNES',
      inicio: '08:00',
      fin: '08:05',
      duracionMin: 20,
      cupo: 1,
    };
    const short = await chief('POST', `${AGENDA}/horario`, { body });
    expect(short.body['errores']).toMatchObject([{ campo: 'fin', codigo: 'HORARIO_SIN_LUGAR' }]);
    expect((await physician('POST', `${AGENDA}/horario`, { body: { ...body, fin: '09:00' } })).status).toBe(403);
    expect(await test.database.orm.$count(horario, eq(horario.personalMedicoId, doctor))).toBe(7);
  });
});
