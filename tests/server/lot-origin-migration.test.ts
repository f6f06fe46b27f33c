import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '#platform/server/db/migrate';
import { readMigrations } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { openEmpty } from '../support/server/templates';

it('names all deliveries of a lot row with several suppliers, and the supplier of a lot received by transfer', async () => {
  const { orm, close } = await openEmpty();
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name.includes('origen_de_lotes'));
  expect(at).toBeGreaterThan(0);
  await migrate(orm, all.slice(0, at));
  // Disables foreign keys and triggers: the rows have only the columns that matter here.
  await orm.execute(sql`set session_replication_role = replica`);
  await orm.execute(sql`
    do $$ declare c record; begin
      for c in select table_name, column_name from information_schema.columns
          where table_name in ('lote', 'recepcion', 'recepcion_detalle', 'proveedor', 'carta_canje', 'kardex')
            and is_nullable = 'NO' and column_name <> table_name || '_id' loop
        execute format('alter table %I alter column %I drop not null', c.table_name, c.column_name);
      end loop;
    end $$`);
  await orm.execute(sql`insert into proveedor (proveedor_id, razon_social) values (1, 'Pisa'), (2, 'Mex')`);
  await orm.execute(sql`
    insert into recepcion (recepcion_id, folio, proveedor_id, estatus) values
      (1, 'REC-1', 1, 'ACEPTADA'), (2, 'REC-2', 2, 'ACEPTADA_PARCIAL'), (3, 'REC-3', 2, 'RECHAZADA'), (4, 'REC-4', 1, 'ACEPTADA')`);
  await orm.execute(sql`insert into carta_canje (carta_canje_id, proveedor_id) values (1, 2)`);
  await orm.execute(sql`
    insert into lote (lote_id, almacen_id, insumo_id, numero_lote, proveedor_id, marca, contrato, carta_canje_id, observaciones) values
      (1, 1, 1, 'MIXTO', 1, 'Kendrick', null, null, null),
      (2, 1, 1, 'CARTA', 1, null, null, 1, 'Anaquel alto'),
      (3, 1, 1, 'PURO', 1, 'Kendrick', 'C-1', null, null),
      (4, 2, 1, 'PURO', null, null, null, null, null),
      (5, 2, 1, 'MIXTO', null, null, null, null, null),
      (6, 3, 1, 'PURO', null, null, null, null, null)`);
  await orm.execute(sql`
    insert into recepcion_detalle (recepcion_detalle_id, recepcion_id, lote_id, marca) values
      (1, 1, 1, 'Kendrick'), (2, 2, 1, 'Otra'), (3, 1, 2, null), (4, 2, 2, null), (5, 1, 3, 'Kendrick'), (6, 3, 3, 'Otra'), (7, 4, 3, 'KENDRICK')`);
  await orm.execute(sql`
    insert into kardex (kardex_id, lote_id, tipo) values (1, 4, 'E_TRANSFERENCIA'), (2, 5, 'E_TRANSFERENCIA'), (3, 6, 'E_INICIAL')`);
  await orm.execute(sql`set session_replication_role = origin`);
  await migrate(orm, all.slice(0, at + 1));

  const found = await rows<Record<string, unknown>>(
    orm,
    sql`select lote_id::int as id, proveedor_id::int as supplier, marca as brand, contrato as contract, observaciones as remarks from lote order by lote_id`,
  );
  await close();
  expect(found).toEqual([
    // A row with two suppliers and no exchange letter names no supplier.
    {
      id: 1,
      supplier: null,
      brand: null,
      contract: null,
      remarks: 'Se recibió junto, de varios orígenes: Mex Otra (REC-2), Pisa Kendrick (REC-1)',
    },
    // The exchange letter determines the owner of the right; remarks written by people stay.
    { id: 2, supplier: 2, brand: null, contract: null, remarks: 'Anaquel alto' },
    // A rejected delivery adds no stock; one brand is typed in two ways.
    { id: 3, supplier: 1, brand: 'Kendrick', contract: 'C-1', remarks: null },
    { id: 4, supplier: 1, brand: 'Kendrick', contract: 'C-1', remarks: null },
    { id: 5, supplier: null, brand: null, contract: null, remarks: null },
    // Opening stock has an unknown origin, whatever other stock the network has.
    { id: 6, supplier: null, brand: null, contract: null, remarks: null },
  ]);
});
