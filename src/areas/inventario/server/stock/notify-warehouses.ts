import { and, eq, sql } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import { notify, type Notice } from '#areas/avisos/server/notify';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { holds } from '#areas/seguridad/server/identity';

/**
 * Notifies the staff of some warehouses, except the actor, with one notice for each warehouse. Only users who may see the stock are
 * notified.
 */
export async function notifyWarehouses(
  tx: Queryable,
  notices: ReadonlyMap<number, Notice>,
  { usuarioId: actorId }: Pick<Actor, 'usuarioId'>,
): Promise<void> {
  if (notices.size === 0) return;
  const people = await tx
    .select({ usuarioId: usuario.usuarioId, almacenIds: usuario.almacenIds })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(
      and(
        holds('inventario.ver'),
        sql`exists (select 1 from jsonb_array_elements_text(${usuario.almacenIds}) own where own::bigint in
          (select value::bigint from jsonb_array_elements_text(${JSON.stringify([...notices.keys()])}::jsonb)))`,
      ),
    )
    .orderBy(usuario.usuarioId);
  for (const [almacenId, notice] of notices) {
    const own = people.filter(
      (person) => person.usuarioId !== actorId && (person.almacenIds ?? []).includes(almacenId),
    );
    await notify(
      tx,
      own.map((person) => person.usuarioId),
      notice,
    );
  }
}
