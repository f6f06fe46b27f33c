import { and, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { WORKLISTS } from '#generated/server/worklists.gen';
import type { Resource } from '#platform/server/entity/resource';
import { staffOf } from '#areas/personas/server/staff-of';
import { ownerOf, type Actor } from '#platform/server/db/actor';
import type { Orm } from '#platform/server/db/database';
import { stepCondition } from '#platform/server/lifecycle/step-condition';
import { resources } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { OperationContext } from '#platform/server/operations/context';
import { worklistDay } from './worklist-day';
import { worklistSections } from './worklist-sections';

interface Task {
  readonly recurso: string;
  readonly paso: string;
  readonly cantidad: number;
  readonly vencidos: number;
}

/**
 * Returns the actor's pending tasks: for each step that advances a document, the number of documents that wait for it, and of late ones.
 * Beside them, the sections of the worklist of the actor's profile, and its list of the current day.
 */
export const inicio: OperationHandler<'inicio', OperationContext> = async (_input, { database, actor, session }) => {
  const tareas: Task[] = [];
  for (const resource of resources) tareas.push(...(await tasksOf(database.orm, resource, actor)));
  const profile = session?.identity.perfilNombre ?? '';
  const worklist = Object.hasOwn(WORKLISTS, profile) ? WORKLISTS[profile]! : null;
  if (!worklist) return { tareas, secciones: [] };
  const secciones = await worklistSections(database, actor, worklist.sections);
  const staff = worklist.day?.owner === undefined ? null : await staffOf(database.orm, ownerOf(actor));
  const dia = worklist.day && (await worklistDay(database, actor, worklist.day, staff?.personalMedicoId ?? null));
  return { tareas, secciones, ...(dia ? { dia } : {}) };
};

/** Uses one query for all steps of a resource. */
async function tasksOf(orm: Orm, resource: Resource, actor: Actor): Promise<Task[]> {
  const { lifecycle, name, table, fields, permissions } = resource;
  const steps = Object.entries(lifecycle?.transitions ?? {})
    .filter(
      ([, { tone, automatic, permission }]) =>
        tone === 'primary' && !automatic && actor.permissions.has(permission as typeof permissions.get),
    )
    .map(([step]) => step);
  if (!lifecycle || steps.length === 0 || !actor.permissions.has(permissions.list)) return [];
  const due = fields.find((field) => field.name === lifecycle.due)?.column;
  const counts = Object.fromEntries(
    steps.flatMap((step) => {
      const can = stepCondition(resource, step, actor);
      return [
        [step, sql`count(*) filter (where ${can})`.mapWith(Number)],
        [
          `${step} late`,
          due ? sql`count(*) filter (where ${and(can, sql`${due} < now()`)})`.mapWith(Number) : sql`0`.mapWith(Number),
        ],
      ] as const;
    }),
  );
  const [row] = await orm
    .select(counts)
    .from(table)
    .where(scopeCondition(resource, permissions.list, actor));
  return steps
    .map((step) => ({ recurso: name, paso: step, cantidad: row?.[step] ?? 0, vencidos: row?.[`${step} late`] ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
}
