import { and, inArray } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { usuario } from '#generated/server/tables.gen';
import type { NoticeSpec } from '#platform/shared/lifecycle/lifecycle';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { isInService } from '#areas/seguridad/server/identity';
import { notify, type Notice } from '#areas/avisos/server/notify';
import { usersWhoCanTake } from './users-who-can-take';

/**
 * Notifies the recipients named by a step's schema, in its transaction, so that a rolled-back step sends nothing. Uses the document's new
 * state: a notice that calls for a step impossible there has no recipients.
 */
export async function notifyOfStep(
  tx: Queryable,
  resource: Resource,
  notices: readonly NoticeSpec[],
  record: LooseRecord,
  { usuarioId }: Actor,
): Promise<void> {
  const id = Number(record[resource.key.name]);
  const folio = resource.folio && record[resource.folio.field];
  for (const { kind, next, to = [], detail, when, alert, critical } of notices) {
    if (when?.(record) === false) continue;
    const people =
      next === undefined
        ? await stillHere(
            tx,
            to.map((field) => record[field]),
            usuarioId,
          )
        : await nextOnes(tx, resource, next, record);
    const about = detail === undefined ? null : record[detail];
    await notify(tx, people, {
      tipo: kind as Notice['tipo'],
      severidad: critical ? 'CRITICA' : alert?.(record) ? 'ALERTA' : 'AVISO',
      folio: typeof folio === 'string' ? folio : null,
      detalle: typeof about === 'string' ? about : null,
      ruta: `/${resource.name}/${id}`,
      entidad: resource.name,
      entidadId: id,
      unidadId: unitOf(resource, record),
      agrupador: `${resource.name}/${id}`,
      requiereAccion: next !== undefined,
    });
  }
}

/** Returns the users who can take a step now; empty when it does not lead from the state. */
async function nextOnes(
  tx: Queryable,
  { name, lifecycle }: Resource,
  step: string,
  record: LooseRecord,
): Promise<number[]> {
  const isPossible = lifecycle?.transitions[step]?.from.includes(String(record[lifecycle.field]));
  return isPossible ? usersWhoCanTake(tx, name, step, record) : [];
}

/** Returns the active accounts among these, without duplicates and without the actor. */
async function stillHere(tx: Queryable, ids: readonly unknown[], actorId: number | null): Promise<number[]> {
  const others = [...new Set(ids.filter((id): id is number => typeof id === 'number' && id !== actorId))];
  if (others.length === 0) return [];
  const found = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(and(inArray(usuario.usuarioId, others), isInService));
  return found.map((row) => row.usuarioId);
}

/** Returns the first unit in the document's scope. */
function unitOf({ scope }: Resource, record: LooseRecord): number | null {
  const [path] = scope.unidad ?? [];
  const id = path === undefined ? null : valueAt(record, path);
  return typeof id === 'number' ? id : null;
}
