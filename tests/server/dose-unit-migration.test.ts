import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '#platform/server/db/migrate';
import { readMigrations } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { openEmpty } from '../support/server/templates';

it('gives drafts the units of the list, and leaves signed prescriptions unchanged', async () => {
  const { orm, close } = await openEmpty();
  const all = await readMigrations();
  const at = all.findIndex(({ sql: text }) => text.includes('ALTER TABLE "insumo" ADD COLUMN "unidad_contenido"'));
  expect(at).toBeGreaterThan(0);
  await migrate(orm, all.slice(0, at));
  // Inserts only these rows: the referenced records are irrelevant here.
  await orm.execute(sql`set session_replication_role = replica`);
  await orm.execute(sql`
    insert into insumo (insumo_id, clave, nombre_generico, descripcion, tipo, precio_referencia, niveles_atencion, dosis_maxima_dia, unidad_dosis)
    values (1, '010.000.0104.00', 'Paracetamol', 'Paracetamol', 'MEDICAMENTO', 1, '[1]', 4, 'gramos')`);
  await orm.execute(sql`
    insert into receta (receta_id, estatus, tipo, paciente_id, consulta_id, surtimientos_permitidos, surtimientos_realizados)
    values (1, 'BORRADOR', 'ORDINARIA', 1, 1, 1, 0), (2, 'EMITIDA', 'ORDINARIA', 1, 1, 1, 0)`);
  const written = ['Tabletas', 'MG ', 'ml', 'U.I.', 'cucharada', 'cápsulas', 'tableta'];
  for (const recetaId of [1, 2])
    for (const [orden, unit] of written.entries())
      await orm.execute(sql`
        insert into receta_detalle (receta_id, orden, insumo_id, dosis, unidad_dosis, via, duracion_dias, cantidad_prescrita)
        values (${recetaId}, ${orden}, ${orden + 1}, 1, ${unit}, 'ORAL', 1, 1)`);
  // Signs last, because a signed prescription accepts no more lines.
  await orm.execute(sql`update receta set firma_hash = 'huella' where receta_id = 2`);
  await orm.execute(sql`set session_replication_role = origin`);
  expect(await migrate(orm, all.slice(0, at + 1))).toEqual([all[at]!.name]);
  const unitsOf = async (recetaId: number) =>
    (
      await rows<{ unit: string }>(
        orm,
        sql`select unidad_dosis as unit from receta_detalle where receta_id = ${recetaId} order by orden`,
      )
    ).map(({ unit }) => unit);
  expect(await unitsOf(1)).toEqual(['tableta', 'mg', 'mL', 'UI', 'cucharada', 'cápsula', 'tableta']);
  expect(await unitsOf(2)).toEqual(written);
  expect(await rows(orm, sql`select unidad_dosis as unit from insumo`)).toEqual([{ unit: 'g' }]);
  await close();
});
