import fc from 'fast-check';
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evento, horario, notificacion, paciente, persona, usuario } from '#generated/server/tables.gen';
import { isHoliday } from '#areas/agenda/shared/agenda/holidays';
import { isWithinHours } from '#areas/agenda/shared/agenda/is-within-hours';
import { WEEKDAYS, type OpeningHours } from '#areas/agenda/shared/agenda/slots';
import { addDays, daysFrom, isoWeekday } from '#platform/shared/dates/days';
import { fromZonedTime, todayIn } from '#platform/shared/dates/moments';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic } from '../support/server/clinic';
import { refusalOf } from '../support/server/refusal';

type Json = Record<string, unknown>;
interface Affected {
  readonly eventoId: number;
  readonly siguiente: string | null;
}
const AGENDA = '/api/agenda/agenda';
const ZONE = 'America/Monterrey';
const today = todayIn(ZONE);
/** A working day in the next weeks, with the same weekday a week later. */
const day = daysFrom(addDays(today, 3), 14).find((each) => !isHoliday(each) && !isHoliday(addDays(each, 7)))!;
const weekday = WEEKDAYS[isoWeekday(day) - 1]!;
const otherWeekday = WEEKDAYS[isoWeekday(day) % 7]!;
const at = (time: string, on = day) => new Date(fromZonedTime({ date: on, time }, ZONE)).toISOString();

describe('opening hours with appointments', () => {
  let test: TestApp;
  let chief: Client;
  let desk: Client;
  let doctor: number;
  /** Opening hours of the weekday that the tests change. */
  let hours: Json;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    await seedClinic(test);
    const [account] = await test.database.orm
      .select({ id: usuario.personalMedicoId })
      .from(usuario)
      .where(eq(usuario.usuarioId, test.world.usuarios.Medico));
    doctor = account!.id!;
    [chief, desk] = [await test.as('Administrador-unidad'), await test.as('Recepcion')];
  });
  afterAll(() => test.stop());

  beforeEach(async () => {
    await test.database.orm.update(evento).set({ estatus: 'CANCELADA' });
    await test.database.orm.update(horario).set({ activo: false });
    for (const diaSemana of WEEKDAYS) {
      const made = await chief('POST', `${AGENDA}/horario`, {
        body: { personalMedicoId: doctor, diaSemana, inicio: '08:00', fin: '14:00', duracionMin: 20, cupo: 1 },
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      if (diaSemana === weekday) hours = made.body as Json;
    }
  });

  const patient = async () => {
    const [human] = await test.database.orm
      .insert(persona)
      .values({ nombre: 'José', primerApellido: 'Núñez', genero: 'H', fechaNacimiento: '1950-01-01' })
      .returning();
    const [row] = await test.database.orm
      .insert(paciente)
      .values({ personaId: human!.personaId, unidadId: test.world.unidadId, afiliacion: 'NINGUNA' })
      .returning();
    return row!.pacienteId;
  };
  const book = async (inicio: string): Promise<number> => {
    const made = await desk('POST', AGENDA, {
      body: {
        pacienteId: await patient(),
        inicio,
        titulo: 'Control',
        unidadId: test.world.unidadId,
        personalMedicoId: doctor,
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return (made.body as Json)['eventoId'] as number;
  };
  const stored = async (eventoId: number) =>
    (await test.database.orm.select().from(evento).where(eq(evento.eventoId, eventoId)))[0]!;
  const current = async () => (await chief('GET', `${AGENDA}/horario/${String(hours['horarioId'])}`)).body as Json;
  const ifMatch = async () => ({ 'if-match': `"${String((await current())['version'])}"` });
  const put = async (more: Json) =>
    chief('PUT', `${AGENDA}/horario/${String(hours['horarioId'])}`, {
      body: { ...(await current()), ...more },
      headers: await ifMatch(),
    });
  const remove = async () =>
    chief('DELETE', `${AGENDA}/horario/${String(hours['horarioId'])}`, { headers: await ifMatch() });
  const change = async (more: Json | null, decisiones: readonly Json[]) => {
    const before = await current();
    return chief('POST', `${AGENDA}/horario/${String(hours['horarioId'])}/cambiar`, {
      body: { version: before['version'], decisiones, ...(more ? { horario: { ...before, ...more } } : {}) },
    });
  };
  const affected = (answer: { readonly body: unknown }) => (answer.body as { citas: Affected[] }).citas;

  const CHANGES: readonly (readonly [string, Json | null])[] = [
    ['an earlier end', { fin: '13:00' }],
    ['a later beginning', { inicio: '13:40' }],
    ['another day of the week', { diaSemana: otherWeekday }],
    ['an end of validity', { vigenciaHasta: addDays(day, -1) }],
    ['a later validity', { vigenciaDesde: addDays(day, 1) }],
    ['a day off', { excepciones: [{ fecha: day }] }],
    ['other hours on the day', { excepciones: [{ fecha: day, inicio: '08:00', fin: '13:00' }] }],
    ['their end', null],
  ];

  it.each(CHANGES)('refuse %s, and name the booked patients and the next free slot', async (_what, more) => {
    const eventoId = await book(at('13:20'));
    const answer = more ? await put(more) : await remove();
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'HORARIO_CON_CITAS']);
    expect(affected(answer)).toMatchObject([{ eventoId, pacienteNombre: 'José Núñez', titulo: 'Control' }]);
    expect(Date.parse(affected(answer)[0]!.siguiente!)).toBeGreaterThan(Date.parse(at('13:20')));
    expect(await current()).toMatchObject({ activo: true, fin: '14:00', version: hours['version'] });
    expect(await stored(eventoId)).toMatchObject({ estatus: 'AUTORIZADA' });
  });

  it.each(CHANGES)('accept %s with a decision about each appointment', async (_what, more) => {
    const [moved, cancelled, kept] = [
      await book(at('13:00')),
      await book(at('13:20')),
      await book(at('13:20', addDays(day, 7))),
    ];
    const asked = more ? await put(more) : await remove();
    const outside = affected(asked).map(({ eventoId }) => eventoId);
    const decisions = [
      { eventoId: moved, accion: 'MOVER' },
      { eventoId: cancelled, accion: 'CANCELAR' },
      { eventoId: kept, accion: 'CONSERVAR' },
    ].filter(({ eventoId }) => outside.includes(eventoId));
    const answer = await change(more, decisions);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await stored(moved)).toMatchObject({ estatus: 'REPROGRAMADA' });
    const [next] = await test.database.orm.select().from(evento).where(eq(evento.reprogramadoDeId, moved));
    expect(next!.inicio.toISOString()).toBe(affected(asked).find(({ eventoId }) => eventoId === moved)!.siguiente);
    expect(next).toMatchObject({ estatus: 'AUTORIZADA', personalMedicoId: doctor });
    expect(await stored(cancelled)).toMatchObject({
      estatus: 'CANCELADA',
      motivoCancelacion: 'Cambió el horario de agenda.',
    });
    expect(await stored(kept)).toMatchObject({ estatus: 'AUTORIZADA' });
    expect((await stored(kept)).horarioId === null).toBe(outside.includes(kept));
    expect(await wrong()).toEqual([]);
    const notices = await test.database.orm
      .select({ entidadId: notificacion.entidadId, cuerpo: notificacion.cuerpo })
      .from(notificacion)
      .where(and(eq(notificacion.usuarioId, test.world.usuarios.Recepcion), inArray(notificacion.entidadId, outside)))
      .orderBy(desc(notificacion.notificacionId));
    expect(new Set(notices.map(({ entidadId }) => entidadId))).toEqual(new Set(outside));
    expect(JSON.stringify(notices)).not.toContain('Núñez');
  });

  it('change nothing while a decision is missing or needless', async () => {
    const [one, other, inside] = [await book(at('13:00')), await book(at('13:20')), await book(at('08:00'))];
    const answer = await change({ fin: '13:00' }, [{ eventoId: one, accion: 'CANCELAR' }]);
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'HORARIO_CON_CITAS']);
    expect(affected(answer).map(({ eventoId }) => eventoId)).toEqual([other]);
    const needless = await change({ fin: '13:00' }, [
      { eventoId: one, accion: 'CANCELAR' },
      { eventoId: other, accion: 'MOVER' },
      { eventoId: inside, accion: 'CANCELAR' },
    ]);
    expect(refusalOf(needless)).toEqual([422, 'VALIDACION', 'decisiones.2.eventoId CITA_DENTRO_DE_HORARIO']);
    for (const eventoId of [one, other, inside])
      expect(await stored(eventoId)).toMatchObject({ estatus: 'AUTORIZADA', horarioId: hours['horarioId'] });
    expect(await current()).toMatchObject({ fin: '14:00', version: hours['version'] });
  });

  it('need no decision about an appointment that was already retained', async () => {
    const eventoId = await book(at('13:20'));
    expect((await change({ fin: '13:00' }, [{ eventoId, accion: 'CONSERVAR' }])).status).toBe(200);
    expect((await put({ fin: '12:00' })).status).toBe(200);
    expect(await stored(eventoId)).toMatchObject({ estatus: 'AUTORIZADA', horarioId: null });
  });

  it('change only with the permission to authorise, and within the unit', async () => {
    const path = `${AGENDA}/horario/${String(hours['horarioId'])}/cambiar`;
    const body = { version: hours['version'], decisiones: [] };
    expect((await desk('POST', path, { body })).status).toBe(403);
    expect((await chief('POST', `${AGENDA}/horario/999999/cambiar`, { body })).status).toBe(404);
  });

  it('prevent a physician from moving, leaving or being deactivated', async () => {
    await book(at('13:20'));
    const superuser = await test.as('SUPERUSUARIO');
    const path = `/api/catalogos/personal-medico/${doctor}`;
    const { body, headers } = await superuser('GET', path);
    const record = body as Json;
    const send = (more: Json) =>
      superuser('PUT', path, { body: { ...record, ...more }, headers: { 'if-match': headers['etag'] ?? '' } });
    for (const more of [{ unidadId: test.world.otraUnidadId }, { fechaBaja: addDays(day, -1), motivoBaja: 'Renuncia' }])
      expect(refusalOf(await send(more)).slice(0, 2), JSON.stringify(more)).toEqual([409, 'MEDICO_CON_CITAS']);
    expect(
      refusalOf(await superuser('DELETE', path, { headers: { 'if-match': headers['etag'] ?? '' } })).slice(0, 2),
    ).toEqual([409, 'MEDICO_CON_CITAS']);
    const later = await send({ fechaBaja: addDays(day, 1), motivoBaja: 'Renuncia' });
    expect(later.status, JSON.stringify(later.body)).toBe(200);
  });

  /** Returns future appointments outside the hours, except those explicitly retained. */
  const wrong = async (): Promise<readonly number[]> => {
    const open = await test.database.orm.select().from(horario).where(eq(horario.activo, true));
    const booked = await test.database.orm
      .select()
      .from(evento)
      .where(
        and(
          inArray(evento.estatus, ['PROGRAMADA', 'AUTORIZADA']),
          isNotNull(evento.horarioId),
          gt(evento.inicio, new Date()),
        ),
      );
    return booked.filter((each) => !isWithinHours(each, open as OpeningHours[], ZONE)).map(({ eventoId }) => eventoId);
  };

  it('leave no appointment outside them after any accepted change', async () => {
    let accepted = 0;
    let refused = 0;
    const action = fc.constantFrom('MOVER', 'CANCELAR', 'CONSERVAR');
    const edit = fc.record({
      inicio: fc.constantFrom('08:00', '09:00', '11:00'),
      fin: fc.constantFrom('12:00', '13:00', '14:00'),
      diaSemana: fc.constantFrom(weekday, weekday, otherWeekday),
      excepciones: fc.constantFrom<Json[]>(
        [],
        [{ fecha: day }],
        [{ fecha: addDays(day, 7), inicio: '10:00', fin: '12:00' }],
      ),
    });
    const round = fc.record({
      edit,
      actions: fc.array(action, { minLength: 12, maxLength: 12 }),
      decided: fc.integer({ min: 0, max: 3 }),
      booked: fc.array(fc.constantFrom('08:20', '09:40', '11:20', '12:40', '13:40'), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 5 }), async (rounds) => {
        for (const { edit: more, actions, decided, booked } of rounds) {
          for (const time of booked)
            await desk('POST', AGENDA, {
              body: {
                pacienteId: await patient(),
                inicio: at(time, addDays(day, 7 * (booked.length - 1))),
                titulo: 'Control',
                unidadId: test.world.unidadId,
                personalMedicoId: doctor,
              },
            });
          const asked = await put(more);
          if (asked.status === 409) {
            const all = affected(asked).map(({ eventoId }, index) => ({ eventoId, accion: actions[index % 12]! }));
            // In one case of four, one decision is missing.
            const answer = await change(more, decided === 0 ? all.slice(1) : all);
            if (answer.status === 200) accepted += 1;
            else refused += 1;
          } else accepted += 1;
          expect(await wrong()).toEqual([]);
        }
      }),
      { numRuns: 8, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(0);
  });
});
