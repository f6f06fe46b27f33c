import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Queryable } from '../../db/database';

/** Visits that each person was shown on the day of the key: what a page asks for every few seconds is written down once. */
const shown = new Map<number, { readonly day: string; readonly ids: Set<number> }>();

/** Writes to the audit trail which visits somebody is shown that this process has not shown them today. */
export async function auditQueue(db: Queryable, actor: Actor, day: string, ids: readonly number[]): Promise<void> {
  const usuarioId = actor.usuarioId ?? 0;
  const known = shown.get(usuarioId);
  const before = known?.day === day ? known : { day, ids: new Set<number>() };
  const unseen = ids.filter((id) => !before.ids.has(id));
  if (unseen.length === 0) return;
  await audit(db, actor, {
    accion: 'LEER',
    entidad: 'visita',
    entidadId: null,
    despues: { ids: unseen, filas: unseen.length, filtro: { fecha: day } },
  });
  for (const id of unseen) before.ids.add(id);
  shown.set(usuarioId, before);
}
