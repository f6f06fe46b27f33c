import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hospitalizacion, signos } from '#generated/server/tables.gen';
import type { HospitalizacionSignosAnswer } from '#generated/shared/operations.gen';
import { startApp, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';

const SHEET = '/api/pacientes/hospitalizacion/signos-vitales';
const ADMITTED = '2026-03-10T14:00:00.000Z';
const NEXT_DAY = '2026-03-11T14:00:00.000Z';

describe('the 24-hour sheet of a stay', () => {
  let test: TestApp;
  let ward: Ward;
  let stay: number;
  let otherStay: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    [stay, otherStay] = [await ward.admit(), await ward.admit()];
    for (const id of [stay, otherStay])
      await test.database.orm
        .update(hospitalizacion)
        .set({ fechaIngreso: new Date(ADMITTED) })
        .where(eq(hospitalizacion.hospitalizacionId, id));
  });
  afterAll(() => test.stop());

  /** Records a set of signs at a moment; its heart rate identifies it. */
  const taken = async (fechaToma: string, frecuenciaCardiaca: number, more: object = {}) => {
    const [{ pacienteId } = { pacienteId: 0 }] = await test.database.orm
      .select({ pacienteId: hospitalizacion.pacienteId })
      .from(hospitalizacion)
      .where(eq(hospitalizacion.hospitalizacionId, stay));
    await test.database.orm.insert(signos).values({
      hospitalizacionId: stay,
      pacienteId,
      unidadId: test.world.unidadId,
      nucleoId: ward.servicioId,
      fechaToma: new Date(fechaToma),
      frecuenciaCardiaca,
      edadAnios: 56,
      estatus: 'VIGENTE',
      ...more,
    });
  };
  const sheet = async (query = ''): Promise<HospitalizacionSignosAnswer> => {
    const answer = await ward.nurse('GET', `${SHEET}?hospitalizacionId=${stay}${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as HospitalizacionSignosAnswer;
  };
  const ratesOf = ({ tomas }: HospitalizacionSignosAnswer) =>
    tomas.map(({ frecuenciaCardiaca, estatus }) =>
      estatus === 'VIGENTE' ? frecuenciaCardiaca : `${frecuenciaCardiaca} ${estatus}`,
    );

  it('has the sets from its first moment to its last, both included, in their order, and no other', async () => {
    await taken('2026-03-11T13:59:59.999Z', 64, { ingresosMl: 300, egresosMl: 120 });
    await taken('2026-03-10T13:59:59.999Z', 61);
    await taken(ADMITTED, 62, { ingresosMl: 100, uresisMl: 40 });
    await taken('2026-03-10T20:00:00.000Z', 63);
    await taken(NEXT_DAY, 65);
    await taken('2026-03-11T14:00:00.001Z', 66);
    await taken('2026-03-10T21:00:00.000Z', 90, { estatus: 'CORREGIDO' });
    await taken('2026-03-10T22:00:00.000Z', 91, { hospitalizacionId: otherStay });

    const day = await sheet(`&desde=${ADMITTED}&hasta=${NEXT_DAY}`);
    expect(ratesOf(day)).toEqual([62, 63, '90 CORREGIDO', 64, 65]);
    expect(day).toMatchObject({ hospitalizacionId: stay, desde: ADMITTED, hasta: NEXT_DAY, paginas24h: 1 });
    expect(day.balances.map(({ ingresosMl, egresosMl, balanceMl }) => [ingresosMl, egresosMl, balanceMl])).toEqual([
      [100, 40, 60],
      [300, 120, 180],
    ]);
    expect(ratesOf(await sheet(`&desde=2026-03-10T14:00:00.001Z&hasta=2026-03-11T13:59:59.998Z`))).toEqual([
      63,
      '90 CORREGIDO',
    ]);
  });

  it('begins with the admission and ends with the discharge where no time is given', async () => {
    await test.database.orm
      .update(hospitalizacion)
      .set({ fechaEgreso: new Date('2026-03-11T14:00:00.001Z') })
      .where(eq(hospitalizacion.hospitalizacionId, stay));
    const whole = await sheet();
    expect(ratesOf(whole)).toEqual([62, 63, '90 CORREGIDO', 64, 65, 66]);
    // A millisecond beyond 24 hours begins a second page.
    expect(whole).toMatchObject({ desde: ADMITTED, hasta: '2026-03-11T14:00:00.001Z', paginas24h: 2 });
  });
});
