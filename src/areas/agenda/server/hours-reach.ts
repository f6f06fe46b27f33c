import { isNotNull, type SQL } from 'drizzle-orm';
import { horario } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';

/** Opening hours that the actor may search: those in scope; for a supplier, only those of all warehouses. */
export const hoursReach = (actor: Actor): SQL | undefined =>
  actor.permissions.get('agenda.ver') === 'PROVEEDOR'
    ? isNotNull(horario.almacenId)
    : scopeCondition(resourceOf('horario'), 'agenda.ver', actor);
