import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWard, type Ward } from '../support/server/ward';

const NOTES = '/api/pacientes/consulta';
const VISITS = '/api/pacientes/visita';

describe('the consequences of a step on another document', () => {
  let test: TestApp;
  let ward: Ward;
  let desk: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    desk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  const patient = async () => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(tables.persona)
      .values({ nombre: 'Luis', primerApellido: 'Ruiz', genero: 'H', fechaNacimiento: '1970-01-01' })
      .returning();
    const [row] = await orm
      .insert(tables.paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        alergiasNegadas: true,
      })
      .returning();
    return row!.pacienteId;
  };
  const step = async (client: Client, path: string, name: string, body: object = {}) => {
    const { headers } = await client('GET', path);
    return client('POST', `${path}/${name}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
  };
  const visitOf = async (pacienteId: number) => {
    const [row] = await test.database.orm
      .insert(tables.visita)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        motivo: 'Tos',
        tipo: 'CONSULTA',
        estatus: 'EN_CONSULTA',
        fecha: sql`current_date`,
      })
      .returning();
    return row!.visitaId;
  };
  const noteOf = async (pacienteId: number, estatus: 'BORRADOR' | 'FIRMADA') => {
    const visitaId = await visitOf(pacienteId);
    const [row] = await test.database.orm
      .insert(tables.consulta)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        visitaId,
        estatus,
        tipo: 'SUBSECUENTE',
        autorId: test.world.usuarios.Medico,
        fechaHora: new Date(),
        creadoPor: test.world.usuarios.Medico,
      })
      .returning();
    return { consultaId: row!.consultaId, visitaId };
  };
  const prescription = async (
    pacienteId: number,
    consultaId: number,
    estatus: 'EMITIDA' | 'SURTIDA_PARCIAL' | 'SURTIDA',
    visitaId: number | null = null,
  ) => {
    const [row] = await test.database.orm
      .insert(tables.receta)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        consultaId,
        visitaId,
        personalMedicoId: ward.medicoId,
        diagnosticoId: ward.diagnosticoId,
        almacenId: ward.almacenId,
        estatus,
        folio: `RX-${estatus}-${consultaId}`,
      })
      .returning();
    return row!.recetaId;
  };
  const follow = async (pacienteId: number, consultaId: number) => {
    const [row] = await test.database.orm
      .insert(tables.evento)
      .values({
        pacienteId,
        consultaId,
        unidadId: test.world.unidadId,
        personalMedicoId: ward.medicoId,
        tipo: 'CITA_CONSULTA',
        titulo: 'Seguimiento',
        estatus: 'AUTORIZADA',
        inicio: sql`now() + interval '5 days'`,
        fin: sql`now() + interval '5 days 20 minutes'`,
        fecha: sql`(now() + interval '5 days')::date`,
      })
      .returning();
    return row!.eventoId;
  };
  const world = async () => {
    const pacienteId = await patient();
    const { consultaId, visitaId } = await noteOf(pacienteId, 'FIRMADA');
    const recetas = {
      issued: await prescription(pacienteId, consultaId, 'EMITIDA'),
      partly: await prescription(pacienteId, consultaId, 'SURTIDA_PARCIAL'),
      dispensed: await prescription(pacienteId, consultaId, 'SURTIDA'),
    };
    return { pacienteId, consultaId, visitaId, recetas, eventoId: await follow(pacienteId, consultaId) };
  };
  const states = async ({ recetas, eventoId }: Awaited<ReturnType<typeof world>>) => {
    const { orm } = test.database;
    const state = async (id: number) => {
      const [row] = await orm
        .select({ estatus: tables.receta.estatus })
        .from(tables.receta)
        .where(eq(tables.receta.recetaId, id));
      return row!.estatus;
    };
    const [appointment] = await orm
      .select({ estatus: tables.evento.estatus })
      .from(tables.evento)
      .where(eq(tables.evento.eventoId, eventoId));
    return [
      await state(recetas.issued),
      await state(recetas.partly),
      await state(recetas.dispensed),
      appointment!.estatus,
    ];
  };
  const notices = async (tipo: 'RECETA_ANULADA' | 'VISITA_CERRADA', entidadId: number) =>
    test.database.orm
      .select({ usuarioId: tables.notificacion.usuarioId, detalle: tables.notificacion.detalle })
      .from(tables.notificacion)
      .where(and(eq(tables.notificacion.tipo, tipo), eq(tables.notificacion.entidadId, entidadId)));

  it('voiding a note voids its prescriptions and its appointment, and notifies the pharmacy of dispensed pieces', async () => {
    const made = await world();
    const voided = await step(ward.doctor, `${NOTES}/${made.consultaId}`, 'anular', {
      motivoAnulacion: 'Era de otro paciente',
    });
    expect(voided.status, JSON.stringify(voided.body)).toBe(200);
    expect(await states(made)).toEqual(['CANCELADA', 'CANCELADA', 'SURTIDA', 'CANCELADA']);
    const pharmacist = { usuarioId: test.world.usuarios.Farmacia, detalle: 'Era de otro paciente' };
    expect(await notices('RECETA_ANULADA', made.recetas.dispensed)).toContainEqual(pharmacist);
    expect(await notices('RECETA_ANULADA', made.recetas.partly)).toContainEqual(pharmacist);
    expect(await notices('RECETA_ANULADA', made.recetas.issued)).toEqual([]);
  });

  it('voiding a note retains the documents that its author chooses', async () => {
    const made = await world();
    const voided = await step(ward.doctor, `${NOTES}/${made.consultaId}`, 'anular', {
      motivoAnulacion: 'Se escribirá de nuevo',
      conservarRecetas: true,
      conservarCita: true,
    });
    expect(voided.status, JSON.stringify(voided.body)).toBe(200);
    expect(await states(made)).toEqual(['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'AUTORIZADA']);
  });

  it('a visit with an open note is closed only with a reason, which its author can read', async () => {
    const { visitaId } = await noteOf(await patient(), 'BORRADOR');
    expect(refusalOf(await step(desk, `${VISITS}/${visitaId}`, 'finalizar'))).toEqual([
      422,
      'VALIDACION',
      'motivoCierre VISITA_CON_PENDIENTES',
    ]);
    const closed = await step(desk, `${VISITS}/${visitaId}`, 'finalizar', { motivoCierre: 'El paciente se retiró' });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect(closed.body).toMatchObject({ estatus: 'FINALIZADA', motivoCierre: 'El paciente se retiró' });
    expect(await notices('VISITA_CERRADA', visitaId)).toEqual([
      { usuarioId: test.world.usuarios.Medico, detalle: 'El paciente se retiró' },
    ]);
  });

  it('a visit with a pending prescription is closed only with a reason', async () => {
    const pacienteId = await patient();
    const { consultaId, visitaId } = await noteOf(pacienteId, 'FIRMADA');
    await prescription(pacienteId, consultaId, 'EMITIDA', visitaId);
    expect(refusalOf(await step(desk, `${VISITS}/${visitaId}`, 'finalizar'))).toContain(
      'motivoCierre VISITA_CON_PENDIENTES',
    );
  });

  it('an inpatient gets no outpatient turn, and the refusal names the hospital', async () => {
    const hospitalizacionId = await ward.admit();
    const [stay] = await test.database.orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    const answer = await desk('POST', VISITS, {
      body: { pacienteId: stay!.pacienteId, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Tos' },
    });
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'PACIENTE_EN_CAMA']);
    expect(JSON.stringify(answer.body)).toContain('Hospital General de Saltillo');
  });
});
