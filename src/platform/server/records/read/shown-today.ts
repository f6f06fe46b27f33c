import type { ResourceName } from '#platform/shared/product-names';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';

/** Records shown to each person on the day of the key. A page that polls every few seconds is audited once. */
type Shown = Map<number, { readonly day: string; readonly ids: Set<string> }>;
const shownOf = new WeakMap<Queryable, Shown>();

/** Writes to the audit trail the records of an entity shown to the actor, once per day and process. */
export async function auditShownToday(
  db: Queryable,
  actor: Actor,
  day: string,
  entidad: ResourceName,
  ids: readonly number[],
): Promise<void> {
  const shown: Shown = shownOf.get(db) ?? new Map();
  shownOf.set(db, shown);
  const usuarioId = actor.usuarioId ?? 0;
  const known = shown.get(usuarioId);
  const before = known?.day === day ? known : { day, ids: new Set<string>() };
  const unseen = ids.filter((id) => !before.ids.has(`${entidad} ${id}`));
  if (unseen.length === 0) return;
  await audit(db, actor, {
    accion: 'LEER',
    entidad,
    entidadId: null,
    despues: { ids: unseen, filas: unseen.length, filtro: { fecha: day } },
  });
  for (const id of unseen) before.ids.add(`${entidad} ${id}`);
  shown.set(usuarioId, before);
}
