import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHospital, type Hospital } from '../../scripts/bench/stays/hospital';
import { stayFaults } from '../../scripts/bench/stays/stay-faults';
import { cama, hospitalizacion, movimientoCama } from '#generated/server/tables.gen';
import { startApp, type TestApp } from '../support/server/app';

/** `npm run bench -- stays` finds no fault; this test shows that it would detect one. */
describe('faults of wards', () => {
  let test: TestApp;
  let hospital: Hospital;
  let made = 0;
  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    hospital = await openHospital(test);
    // Drops the constraints that prevent such faults.
    await test.database.orm.execute(sql`
      do $$ declare one record; begin
        for one in select conrelid::regclass as at, conname from pg_constraint
          where contype = 'x' and conrelid in ('movimiento_cama'::regclass, 'hospitalizacion'::regclass)
        loop execute format('alter table %s drop constraint %I', one.at, one.conname); end loop; end $$`);
  });
  afterAll(() => test.stop());

  const stay = async (estatus: string, camaId: number | null, more: object = {}) => {
    made += 1;
    const { servicioId } = hospital.wards[0]!;
    const [row] = await test.database.orm
      .insert(hospitalizacion)
      .values({
        pacienteId: hospital.patients[made]!,
        unidadId: test.world.unidadId,
        servicioId,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: hospital.diagnosticoId,
        motivoIngreso: 'Dolor',
        medicoTratanteId: 1,
        aislamiento: 'NINGUNO',
        estatus,
        folio: `HOS-${made}`,
        camaId,
        ...(estatus === 'SOLICITADA' ? {} : { fechaIngreso: new Date() }),
        ...more,
      } as typeof hospitalizacion.$inferInsert)
      .returning();
    return row!;
  };
  const lie = (hospitalizacionId: number, camaId: number, desde: string, hasta: string | null = null) =>
    test.database.orm.insert(movimientoCama).values({
      hospitalizacionId,
      camaId,
      unidadId: test.world.unidadId,
      servicioId: hospital.wards[0]!.servicioId,
      motivo: 'INGRESO',
      desde: new Date(desde),
      hasta: hasta === null ? null : new Date(hasta),
    });
  const bedIs = (camaId: number, estatus: (typeof cama.$inferInsert)['estatus']) =>
    test.database.orm.update(cama).set({ estatus }).where(eq(cama.camaId, camaId));

  it('are reported, each by its own name', async () => {
    const { orm } = test.database;
    const [one, two, three, four, five] = hospital.wards[0]!.beds as [number, number, number, number, number];
    expect(await stayFaults(orm)).toEqual([]);

    const sound = await stay('INGRESADO', one);
    await lie(sound.hospitalizacionId, two, '2026-01-01T10:00Z', '2026-01-01T11:00Z');
    await lie(sound.hospitalizacionId, one, '2026-01-01T11:00Z');
    await bedIs(one, 'OCUPADA');
    expect(await stayFaults(orm)).toEqual([]);

    await bedIs(three, 'OCUPADA');
    expect(await stayFaults(orm)).toEqual([`bed ${three} is occupied by nobody`]);
    await bedIs(three, 'RESERVADA');
    expect(await stayFaults(orm)).toEqual([`bed ${three} is kept for 0`]);
    await stay('SOLICITADA', three);
    expect(await stayFaults(orm)).toEqual([]);

    const lost = await stay('PREALTA', four);
    expect(await stayFaults(orm)).toEqual([`stay ${lost.hospitalizacionId} is PREALTA without a bed`]);
    await lie(lost.hospitalizacionId, one, '2026-01-01T12:00Z');
    expect(new Set(await stayFaults(orm))).toEqual(
      new Set([
        `bed ${one} has stays ${sound.hospitalizacionId} and ${lost.hospitalizacionId} at once`,
        `stay ${lost.hospitalizacionId} says another bed or ward than ${one}`,
      ]),
    );
    await orm
      .update(movimientoCama)
      .set({ camaId: four })
      .where(eq(movimientoCama.hospitalizacionId, lost.hospitalizacionId));
    expect(await stayFaults(orm)).toEqual([`bed ${four} of stay ${lost.hospitalizacionId} is DISPONIBLE`]);
    await bedIs(four, 'OCUPADA');

    await lie(lost.hospitalizacionId, five, '2026-01-01T12:30Z', '2026-01-01T13:00Z');
    expect(await stayFaults(orm)).toEqual([`stay ${lost.hospitalizacionId} is in beds ${four} and ${five} at once`]);
    await orm.delete(movimientoCama).where(eq(movimientoCama.camaId, five));

    const again = await stay('ALTA', null, { pacienteId: lost.pacienteId });
    expect(await stayFaults(orm)).toEqual([
      `patient ${lost.pacienteId} was in stays ${lost.hospitalizacionId} and ${again.hospitalizacionId} at once`,
      `stay ${again.hospitalizacionId} has ended at no time`,
    ]);
    await lie(again.hospitalizacionId, five, '2026-01-02T10:00Z');
    await bedIs(five, 'OCUPADA');
    expect(await stayFaults(orm)).toContain(`stay ${again.hospitalizacionId} is ALTA and in bed ${five}`);
  });
});
