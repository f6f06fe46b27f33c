import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { openDatabase } from '#platform/server/db/open/open-database';
import type { Database } from '#platform/server/db/database';
import { startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

describe('inpatients of the demo', () => {
  let postgres: TestPostgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startFilled();
    database = await openDatabase({ url: postgres.url });
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('occupy one bed each, and all other beds are free', async () => {
    const { orm } = database;
    const { cama, hospitalizacion, movimientoCama } = tables;
    const there = await orm
      .select({ camaId: hospitalizacion.camaId, moved: movimientoCama.camaId, estatus: cama.estatus })
      .from(hospitalizacion)
      .innerJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
      .innerJoin(
        movimientoCama,
        and(eq(movimientoCama.hospitalizacionId, hospitalizacion.hospitalizacionId), isNull(movimientoCama.hasta)),
      )
      .where(inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']));
    expect(there.length).toBeGreaterThan(90);
    expect(there.filter(({ camaId, moved, estatus }) => camaId !== moved || estatus !== 'OCUPADA')).toEqual([]);
    expect(new Set(there.map(({ camaId }) => camaId)).size).toBe(there.length);
    expect(await orm.$count(cama, eq(cama.estatus, 'OCUPADA'))).toBe(there.length);
  });

  it('include the patient of NEWS2 9 in MI-07, and others in a poor state', async () => {
    const { orm } = database;
    const { cama, hospitalizacion, signos } = tables;
    const last = await orm
      .selectDistinctOn([signos.hospitalizacionId], { total: signos.news2Total, bed: cama.numero })
      .from(signos)
      .innerJoin(hospitalizacion, eq(hospitalizacion.hospitalizacionId, signos.hospitalizacionId))
      .innerJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
      .where(inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']))
      .orderBy(signos.hospitalizacionId, sql`${signos.fechaToma} desc`);
    expect(last.filter(({ total }) => (total ?? 0) >= 7)).toHaveLength(4);
    expect(last.find(({ bed, total }) => bed === 'MI-07' && (total ?? 0) >= 9)).toBeDefined();
    expect(last.filter(({ total }) => total === 5 || total === 6)).toHaveLength(9);
  });

  it('are visible to the nurse of the wards, who is assigned to some of them', async () => {
    const { orm } = database;
    const { asignacion, hospitalizacion, usuario } = tables;
    const [nurse] = await orm
      .select()
      .from(usuario)
      .where(eq(usuario.email, PROFILES['Enfermeria-centrales'].demoUser));
    const seen = await orm.$count(
      hospitalizacion,
      and(
        inArray(hospitalizacion.servicioId, nurse!.servicioIds ?? [0]),
        inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']),
      ),
    );
    expect(seen).toBeGreaterThan(10);
    expect(await orm.$count(asignacion, gte(asignacion.asignacionId, 1))).toBeGreaterThan(20);
  });
});
