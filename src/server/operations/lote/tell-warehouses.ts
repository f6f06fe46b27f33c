import { and, eq, sql } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import type { Lot } from '../../../domain/inventario/lot';
import { grouped } from '../../../shared/grouped';
import { notify } from '../../crud/notify';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { grants } from '../../db/identity';

/** Tells those who work in the warehouses of some lots, and may see their stock, that the lots are held back: one notice for each warehouse. */
export async function tellWarehouses(
  tx: Queryable,
  lots: readonly Lot[],
  supply: string,
  { usuarioId: actorId }: Pick<Actor, 'usuarioId'>,
): Promise<void> {
  if (lots.length === 0) return;
  const byWarehouse = grouped(lots, ({ almacenId }) => almacenId);
  const people = await tx
    .select({ usuarioId: usuario.usuarioId, almacenIds: usuario.almacenIds })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(
      and(
        eq(usuario.activo, true),
        eq(usuario.estatus, 'ACTIVO'),
        eq(perfil.activo, true),
        grants('inventario.ver'),
        sql`exists (select 1 from jsonb_array_elements_text(${usuario.almacenIds}) own where own::bigint in
          (select value::bigint from jsonb_array_elements_text(${JSON.stringify([...byWarehouse.keys()])}::jsonb)))`,
      ),
    )
    .orderBy(usuario.usuarioId);
  for (const [almacenId, [lot]] of byWarehouse) {
    const { loteId, insumoId, numeroLote } = lot!;
    const own = people.filter(
      (person) => person.usuarioId !== actorId && (person.almacenIds ?? []).includes(almacenId),
    );
    await notify(
      tx,
      own.map((person) => person.usuarioId),
      {
        tipo: 'LOTE_RETENIDO',
        severidad: 'ALERTA',
        folio: numeroLote ?? String(loteId),
        detalle: supply,
        ruta: `/lote/${loteId}`,
        entidad: 'lote',
        entidadId: loteId,
        agrupador: `lote/${insumoId}/${almacenId}/${numeroLote ?? loteId}`,
      },
    );
  }
}
