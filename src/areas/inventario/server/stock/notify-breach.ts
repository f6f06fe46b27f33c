import { and, eq, notInArray, sql } from 'drizzle-orm';
import { almacen, equipoFrio, perfil, usuario } from '#generated/server/tables.gen';
import type { Temperatura } from '#generated/shared/types.gen';
import { breachOf, readingOf } from '#areas/inventario/shared/red-fria/reading';
import { notify, type Notice } from '#areas/avisos/server/notify';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { holds, permissionsOf } from '#areas/seguridad/server/identity';
import { notifyWarehouses } from './notify-warehouses';

/** Permission of users who decide about spoiled stock: they authorise its exit from the warehouse. */
const DECIDES = 'salida-extraordinaria.autorizar';

/**
 * Notifies of a reading out of range, in its transaction: the staff of the warehouse, and the users of its unit who decide about spoiled
 * stock.
 */
export async function notifyBreach(
  tx: Queryable,
  reading: Temperatura,
  actor: Pick<Actor, 'usuarioId'>,
): Promise<void> {
  const measured = readingOf({ ...reading });
  const breach = breachOf(measured);
  if (breach === null) return;
  const [place] = await tx
    .select({ clave: equipoFrio.clave, nombre: equipoFrio.nombre, almacenNombre: almacen.nombre, ...PLACE })
    .from(equipoFrio)
    .innerJoin(almacen, eq(almacen.almacenId, equipoFrio.almacenId))
    .where(eq(equipoFrio.equipoFrioId, reading.equipoFrioId));
  if (!place) return;
  const { minima, maxima } = measured;
  const notice: Notice = {
    tipo: 'RED_FRIA',
    severidad: 'CRITICA',
    folio: place.clave,
    detalle: `${place.nombre}, ${place.almacenNombre}: ${breach} °C (${minima} a ${maxima} °C)`,
    ruta: `/temperatura/${reading.temperaturaId}`,
    entidad: 'temperatura',
    entidadId: reading.temperaturaId,
    unidadId: place.unidadId,
    agrupador: `red-fria/${reading.equipoFrioId}`,
    requiereAccion: true,
  };
  await notifyWarehouses(tx, new Map([[place.almacenId, notice]]), actor);
  await notify(tx, await decidersOf(tx, place, actor), notice);
}

const PLACE = { almacenId: almacen.almacenId, unidadId: almacen.unidadId } as const;

/** Users of a unit who decide about spoiled stock, without the actor and the staff of the warehouse, who are notified already. */
async function decidersOf(
  tx: Queryable,
  { almacenId, unidadId }: { readonly almacenId: number; readonly unidadId: number },
  { usuarioId }: Pick<Actor, 'usuarioId'>,
): Promise<number[]> {
  const people = await tx
    .select({ usuarioId: usuario.usuarioId, permisos: perfil.permisos })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(
      and(
        holds(DECIDES),
        eq(usuario.unidadId, unidadId),
        notInArray(usuario.usuarioId, usuarioId === null ? [] : [usuarioId]),
        sql`not coalesce(${usuario.almacenIds} @> ${JSON.stringify([almacenId])}::jsonb, false)`,
      ),
    )
    .orderBy(usuario.usuarioId);
  // Users with network-wide responsibility are not notified about every refrigerator in their building.
  return people
    .filter(({ permisos }) => permissionsOf(permisos ?? []).get(DECIDES) === 'UNIDAD')
    .map((person) => person.usuarioId);
}
