import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';

/** Records that each person was shown on the day of the key: what a page asks for every few seconds is written down once. */
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
