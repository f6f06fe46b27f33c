import type { OperationHandler } from '#generated/server/operations.gen';
import { auditShown } from '#platform/server/records/read/audit-reads';
import { possibleDuplicates } from './possible-duplicates';
import { resources } from '#platform/server/records/resources';
import { notFound, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles possible duplicates of the record in a form. Requires permission to write such records. */
export const parecidos: OperationHandler<'parecidos', OperationContext> = async (
  { body },
  { database: { orm }, actor },
) => {
  const resource = resources.find(({ name, form }) => name === body.recurso && form.alike);
  if (!resource) throw notFound();
  if (!(['create', 'update'] as const).some((operation) => actor.permissions.has(resource.permissions[operation])))
    throw new Problem(403, 'SIN_PERMISO');
  const found = await possibleDuplicates(orm, resource, body.registro, body.id, actor);
  await auditShown(
    orm,
    resource,
    found.map(({ id }) => ({ [resource.key.name]: id })),
    { words: [], typed: '', conditions: { parecidos: true }, active: true },
    actor,
  );
  return found;
};
