import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hospitalizacion, unidad } from '#generated/server/tables.gen';
import { rows } from '#platform/server/db/rows';
import { startApp, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';

const STAYS = '/api/pacientes/hospitalizacion';

describe('the days of a stay', () => {
  let test: TestApp;
  let ward: Ward;
  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
  });
  afterAll(() => test.stop());

  const span = async (stay: number, from: string, until: string | null) => {
    const ended = until === null ? {} : { fechaEgreso: sql`now() - ${until}::interval`, estatus: 'ALTA' as const };
    await test.database.orm
      .update(hospitalizacion)
      .set({ fechaIngreso: sql`now() - ${from}::interval`, ...ended })
      .where(eq(hospitalizacion.hospitalizacionId, stay));
    // Counted by the database, independently of the product's function.
    const [row] = await rows<{ days: number; folio: string }>(
      test.database.orm,
      sql`select h.folio, greatest(1, (coalesce(h.fecha_egreso, now()) at time zone u.zona_horaria)::date - (h.fecha_ingreso at time zone u.zona_horaria)::date)::int as days
        from hospitalizacion h join unidad u using (unidad_id) where h.hospitalizacion_id = ${stay}`,
    );
    return row!;
  };
  const body = async (path: string, client = ward.chief) => {
    const answer = await client('GET', path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Record<string, unknown>;
  };

  it.each([
    ['one hour', 'America/Monterrey', '1 hour', null],
    ['25 hours, still there', 'America/Monterrey', '25 hours', null],
    ['25 hours', 'America/Monterrey', '30 hours', '5 hours'],
    ['six days', 'America/Monterrey', '150 hours', '1 hour'],
    ['25 hours in Tijuana', 'America/Tijuana', '25 hours', null],
    ['25 hours where it is tomorrow already', 'Pacific/Kiritimati', '25 hours', null],
  ])('are the same on the ward, at the discharge and in the report: %s', async (_what, zone, from, until) => {
    await test.database.orm.update(unidad).set({ zonaHoraria: zone }).where(eq(unidad.unidadId, test.world.unidadId));
    const stay = await ward.admit();
    const { days, folio } = await span(stay, from, until);
    const cards = (await body(`${STAYS}/pacientes-list?hospitalizacionId=${stay}`)) as unknown as { dias: number }[];
    expect(cards.map(({ dias }) => dias)).toEqual([days]);
    const { borrador } = (await body(`${STAYS}/alta-hospitalizacion?hospitalizacionId=${stay}`)) as {
      borrador: { evolucionCuadroClinico: string };
    };
    expect(borrador.evolucionCuadroClinico).toContain(`Días de estancia: ${days}.`);
    const report = (await body(`/api/reportes/hospitalizacion?unidadId=${test.world.unidadId}`, ward.director)) as {
      filas: { folio: string; dias: number }[];
    };
    expect(report.filas.filter((row) => row.folio === folio).map(({ dias }) => dias)).toEqual([days]);
  });
});
