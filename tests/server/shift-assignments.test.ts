import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cama,
  hospitalizacion,
  notaEvolucion,
  notificacion,
  nucleo,
  paciente,
  persona,
  personalMedico,
} from '#generated/server/tables.gen';
import type { HospitalizacionAsignacionesAnswer } from '#generated/shared/operations.gen';
import { notifyOverdueNotes } from '#areas/hospital/server/stays/overdue-notes';
import { addDays } from '#platform/shared/dates/days';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';

const STAYS = '/api/pacientes/hospitalizacion';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('assignments of staff to patients on a shift, and overdue notes', () => {
  let test: TestApp;
  let clinic: Clinic;
  let chief: Client;
  let wards: number[];
  let stays: number[];
  let nurses: number[];

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    const { orm } = test.database;
    const { unidadId } = test.world;
    const services = await orm
      .insert(nucleo)
      .values([
        { unidadId, clave: 'CG', nombre: 'Cirugía General', tipo: 'SERVICIO_HOSPITALARIO' as const },
        { unidadId, clave: 'MI', nombre: 'Medicina Interna', tipo: 'SERVICIO_HOSPITALARIO' as const },
      ])
      .returning();
    wards = services.map(({ nucleoId }) => nucleoId);
    stays = [];
    for (const [index, servicioId] of [wards[0]!, wards[0]!, wards[1]!].entries()) {
      const [human] = await orm
        .insert(persona)
        .values({
          nombre: 'Luis',
          primerApellido: `Núñez ${'ABC'[index]}`,
          genero: 'H',
          fechaNacimiento: '1970-01-01',
        })
        .returning();
      const [lying] = await orm
        .insert(paciente)
        .values({ personaId: human!.personaId, unidadId, afiliacion: 'NINGUNA', alergiasNegadas: true })
        .returning();
      const [bed] = await orm
        .insert(cama)
        .values({ unidadId, servicioId, numero: `C-0${index + 1}`, tipo: 'GENERAL', estatus: 'OCUPADA' })
        .returning();
      const [row] = await orm
        .insert(hospitalizacion)
        .values({
          folio: `HO-000${index + 1}`,
          pacienteId: lying!.pacienteId,
          unidadId,
          servicioId,
          camaId: bed!.camaId,
          estatus: 'INGRESADO',
          origen: 'URGENCIAS',
          fechaSolicitud: new Date(),
          fechaIngreso: new Date(),
          diagnosticoIngresoId: clinic.diagnosticoId,
          motivoIngreso: 'Neumonía',
          medicoTratanteId: 1,
          aislamiento: 'NINGUNO',
        })
        .returning();
      stays.push(row!.hospitalizacionId);
    }
    const people = await orm.select().from(personalMedico).where(eq(personalMedico.tipo, 'ENFERMERIA'));
    nurses = people.map(({ personalMedicoId }) => personalMedicoId);
    chief = await test.as('Jefe-servicio');
  });
  afterAll(() => test.stop());

  const board = async (query = ''): Promise<HospitalizacionAsignacionesAnswer> => {
    const answer = await chief('GET', `${STAYS}/asignaciones${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as HospitalizacionAsignacionesAnswer;
  };
  const assign = (body: object, client: Client = chief) =>
    client('POST', `${STAYS}/asignados`, { body: { personalMedicoId: nurses[0], rol: 'ENFERMERA', ...body } });

  it('assigns in one ward without removing a nurse’s patients in another, and shows yesterday', async () => {
    const morning = `?turno=MATUTINO&fecha=2026-03-10&servicioId=${wards[0]}`;
    const empty = await board(morning);
    expect(empty.pacientes.map(({ hospitalizacionId }) => hospitalizacionId)).toEqual([stays[0], stays[1]]);
    expect(empty.personal).toMatchObject([{ personalMedicoId: nurses[0], deTurno: true, otros: 0 }]);
    expect([empty.asignadas, empty.ayer]).toEqual([[], []]);

    const at = { turno: 'MATUTINO', fecha: '2026-03-10' };
    expect((await assign({ ...at, servicioId: wards[1], hospitalizacionIds: [stays[2]] })).status).toBe(200);
    expect((await assign({ ...at, servicioId: wards[0], hospitalizacionIds: [stays[0], stays[1]] })).status).toBe(200);
    expect((await assign({ ...at, servicioId: wards[0], hospitalizacionIds: [stays[1]] })).status).toBe(200);
    const full = await board(morning);
    expect(full.asignadas).toEqual([{ hospitalizacionId: stays[1], personalMedicoId: nurses[0] }]);
    expect(full.personal[0]!.otros).toBe(1);
    const next = await board(`?turno=MATUTINO&fecha=${addDays('2026-03-10', 1)}&servicioId=${wards[0]}`);
    expect([next.asignadas, next.ayer]).toEqual([[], full.asignadas]);
  });

  it('recognises a night by either of its names, and refuses a patient of another ward', async () => {
    const night = { fecha: '2026-03-12', servicioId: wards[0] };
    await assign({ ...night, turno: 'NOCTURNO_B', hospitalizacionIds: [stays[0]] });
    await assign({ ...night, turno: 'NOCTURNO_A', hospitalizacionIds: [stays[1]] });
    const { asignadas } = await board(`?turno=NOCTURNO&fecha=2026-03-12&servicioId=${wards[0]}`);
    expect(asignadas).toEqual([{ hospitalizacionId: stays[1], personalMedicoId: nurses[0] }]);
    const strange = await assign({ ...night, turno: 'NOCTURNO_A', hospitalizacionIds: [stays[2]] });
    expect(strange.status).toBe(404);
    expect((await (await test.as('Enfermeria'))('GET', `${STAYS}/asignaciones`)).status).toBe(403);
    expect((await chief('GET', `${STAYS}/asignaciones?servicioId=99999`)).status).toBe(404);
  });

  it('notifies the attending physician of an overdue note once, and again only after another was signed', async () => {
    const { database, world } = test;
    const { orm } = database;
    const told = () =>
      orm
        .select({ usuarioId: notificacion.usuarioId, folio: notificacion.folio })
        .from(notificacion)
        .where(and(eq(notificacion.tipo, 'NOTA_VENCIDA'), eq(notificacion.entidadId, stays[0]!)));
    const now = new Date();
    expect(await notifyOverdueNotes(orm, now)).toBe(0);
    await orm
      .update(hospitalizacion)
      .set({ fechaIngreso: new Date(now.getTime() - DAY_MS - 60_000) })
      .where(eq(hospitalizacion.hospitalizacionId, stays[0]!));
    // Two simultaneous processes.
    const [one, other] = await Promise.all([notifyOverdueNotes(orm, now), notifyOverdueNotes(orm, now)]);
    expect(one + other).toBe(1);
    expect(await notifyOverdueNotes(orm, now)).toBe(0);
    expect(await told()).toEqual([{ usuarioId: world.usuarios.Medico, folio: 'HO-0001' }]);

    await orm.insert(notaEvolucion).values({
      hospitalizacionId: stays[0]!,
      tipo: 'EVOLUCION',
      estatus: 'FIRMADA',
      fechaHora: new Date(now.getTime() + 60_000),
    });
    // The note of one stay does not count for another.
    await orm
      .update(hospitalizacion)
      .set({ fechaIngreso: new Date(now.getTime() - DAY_MS - 60_000) })
      .where(eq(hospitalizacion.hospitalizacionId, stays[1]!));
    expect(await notifyOverdueNotes(orm, new Date(now.getTime() + 120_000))).toBe(1);
    const nextDay = new Date(now.getTime() + DAY_MS / 2);
    expect(await notifyOverdueNotes(orm, nextDay)).toBe(0);
    expect(await notifyOverdueNotes(orm, new Date(now.getTime() + DAY_MS + 180_000))).toBe(2);
  });
});
