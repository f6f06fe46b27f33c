import { isObject, type LooseRecord } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import type { Resource } from '../entity/resource';
import type { Actor } from '../db/actor';
import type { Database, Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { auditShown } from './read/audit-reads';
import { entityOf } from '../entity/registry';
import { candidates, ruleCondition, type Candidate } from '../listing/search/possible-duplicates';
import { resourceOf, resources } from './resources';

/** A record that has a unique value. */
export interface Holder extends Candidate {
  recurso: string;
}

/**
 * Adds the records that have a taken value to its refusal, as far as the actor may see them, and audits that they were shown. A value of an
 * embedded record, such as the CURP of a person, may also belong to records of other entities that embed it.
 */
export async function withHolders(
  { orm }: Pick<Database, 'orm'>,
  resource: Resource,
  body: unknown,
  own: unknown,
  actor: Actor,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Problem) || (error.codigo !== 'DUPLICADO' && error.codigo !== 'POSIBLE_DUPLICADO'))
    return error;
  const known = error.extra['candidatos'] as Candidate[] | undefined;
  const paths = error.errores.map(({ campo }) => campo);
  const holders = known
    ? known.map((candidate) => ({ ...candidate, recurso: resource.name }))
    : [
        ...(await holdersIn(orm, resource, body, own, paths, actor)),
        ...(await holdersElsewhere(orm, resource, body, paths, actor)),
      ];
  await auditHolders(orm, holders, actor);
  if (known || holders.length === 0) return error;
  const isWithdrawn = holders.some(({ recurso, activo }) => recurso === resource.name && !activo);
  return new Problem(error.status, error.codigo, {
    params: error.params,
    labels: error.labels,
    errores: error.errores.map((issue) => (isWithdrawn ? { ...issue, codigo: 'DUPLICADO_INACTIVO' } : issue)),
    extra: { ...error.extra, candidatos: holders },
  });
}

/** Includes inactive records: their unique values stay taken. */
async function holdersIn(
  db: Queryable,
  resource: Resource,
  body: unknown,
  own: unknown,
  paths: readonly string[],
  actor: Actor,
): Promise<Holder[]> {
  const condition =
    isObject(body) && paths.length > 0
      ? ruleCondition(resource, { same: paths, sounds: [] }, givenOf(resource, body), actor)
      : null;
  const found = condition ? await candidates(db, resource, condition, own, actor, { isIdentical: true }) : [];
  return found.map((candidate) => ({ ...candidate, recurso: resource.name }));
}

async function holdersElsewhere(
  db: Queryable,
  resource: Resource,
  body: unknown,
  paths: readonly string[],
  actor: Actor,
): Promise<Holder[]> {
  const embed = resource.embeds.find(({ name }) => paths.every((path) => path.startsWith(`${name}.`)));
  if (!embed || paths.length === 0 || !isObject(body)) return [];
  const inner = givenOf(resource, body)[embed.name];
  const found: Holder[] = [];
  for (const other of resources) {
    const theirs = other.view ? undefined : other.embeds.find((each) => each.resource.name === embed.resource.name);
    if (!theirs || other.name === resource.name) continue;
    const same = paths.map((path) => `${theirs.name}${path.slice(embed.name.length)}`);
    const condition = ruleCondition(other, { same, sounds: [] }, { [theirs.name]: inner }, actor);
    const there = condition ? await candidates(db, other, condition, null, actor, { isIdentical: true }) : [];
    found.push(...there.map((candidate) => ({ ...candidate, recurso: other.name })));
  }
  return found;
}

/** Returns the sent record in its stored shape. */
function givenOf(resource: Resource, body: Record<string, unknown>): LooseRecord {
  return prepareRecord(resource.form, entityOf(resource.name).parseBody?.(body, null) ?? body);
}

async function auditHolders(db: Queryable, holders: readonly Holder[], actor: Actor): Promise<void> {
  for (const recurso of new Set(holders.map((holder) => holder.recurso))) {
    const shown = resourceOf(recurso);
    await auditShown(
      db,
      shown,
      holders.filter((holder) => holder.recurso === recurso).map(({ id }) => ({ [shown.key.name]: id })),
      { words: [], typed: '', conditions: { parecidos: true }, active: 'all' },
      actor,
    );
  }
}
