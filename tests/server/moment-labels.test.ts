import { PgDialect } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { hospitalizacion, signos, unidad } from '#generated/server/tables.gen';
import { startApp, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';

const SHEET = '/api/pacientes/hospitalizacion/signos-vitales';
const REASON = 'Se leyó mal el monitor';
const MOMENT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

describe('a label that is a moment', () => {
  let test: TestApp;
  let ward: Ward;
  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
  });
  afterAll(() => test.stop());

  it('has a format in every reference of every entity', () => {
    const dialect = new PgDialect();
    const references = RESOURCES.flatMap((resource) =>
      resource.references.map((reference) => ({ name: `${resource.name}.${reference.label}`, reference })),
    );
    expect(references.length).toBeGreaterThan(300);
    const ofMoments = references.filter(({ reference }) =>
      reference.order.some(({ column }) => /^(date|timestamp)/.test(column.getSQLType())),
    );
    expect(ofMoments.map(({ name }) => name)).toContain('nota-evolucion.signosNombre');
    expect(
      ofMoments
        .filter(({ reference }) => {
          const { sql } = dialect.sqlToQuery(reference.text);
          return sql.includes(MOMENT) ? reference.moment !== true : !sql.includes("'DD-MM-YYYY'");
        })
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each([
    ['America/Monterrey', '10-03-2026 08:05'],
    ['America/Tijuana', '10-03-2026 07:05'],
  ])('is shown by the clock of the reader in %s', async (zonaHoraria, shown) => {
    await test.database.orm.update(unidad).set({ zonaHoraria }).where(eq(unidad.unidadId, test.world.unidadId));
    const nurse = await test.as('Enfermeria-centrales');
    const stay = await ward.admit();
    const fechaToma = new Date().toISOString();
    const pressure = { tas: 120, tad: 80 };
    const { body: old } = await nurse('POST', SHEET, { body: { hospitalizacionId: stay, fechaToma, ...pressure } });
    const { signosId } = old as { signosId: number };
    await test.database.orm
      .update(hospitalizacion)
      .set({ fechaIngreso: new Date('2026-03-01T00:00:00Z') })
      .where(eq(hospitalizacion.hospitalizacionId, stay));
    await test.database.orm
      .update(signos)
      .set({ fechaToma: new Date('2026-03-10T14:05:30Z') })
      .where(eq(signos.signosId, signosId));
    const { body } = await nurse('PUT', `/api/pacientes/signos/${signosId}`, {
      body: { ...pressure, tas: 125, motivo: REASON },
    });
    expect(body).toMatchObject({ corrigeAId: signosId, corrigeANombre: shown });
    const { body: listed } = await nurse('GET', `/api/pacientes/signos?pageSize=100`);
    const rows = listed as { corrigeAId: number | null; corrigeANombre: string | null }[];
    expect(rows.filter((row) => row.corrigeAId === signosId).map((row) => row.corrigeANombre)).toEqual([shown]);
  });
});
