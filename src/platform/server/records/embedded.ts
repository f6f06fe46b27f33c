import { eq, sql } from 'drizzle-orm';
import type { Embed, Resource } from '../entity/resource';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { invalid } from '../db/problem';
import { changesBetween } from './changes';
import { checkNarrowing } from './references/check-narrowing';
import { checkReferences } from './references/check-references';
import { insertValues, updateValues } from './column-values';
import { allSeeing } from './kept-secrets';
import { passOnChange } from './references/shared-records';
import { readRow } from '../listing/read-page';
import { toRecord } from './read/to-record';

/**
 * Writes the embedded entities of a new record, and returns the columns that refer to them. An id alone links an existing record; an object
 * alone creates one; both link it if the object equals the stored record.
 *
 * @throws Problem 422 NO_MODIFICABLE on a field of a linked record that differs: the request names no version of it.
 */
export async function writeNewEmbedded(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const links: Record<string, unknown> = {};
  for (const embed of resource.embeds) {
    const nested = record[embed.name];
    const link = record[embed.keyName];
    if (link !== undefined) {
      if (isObject(nested)) await updateEmbedded({ tx, actor, root: resource, embed, key: link, record, isKept: true });
      links[embed.keyName] = link;
    } else if (isObject(nested)) {
      links[embed.keyName] = await insertEmbedded(tx, resource, embed, record, actor);
    }
  }
  return links;
}

/** Updates the embedded entities of a record; one that changes nothing keeps its version. */
export async function updateAllEmbedded(
  tx: Queryable,
  resource: Resource,
  before: LooseRecord,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  for (const embed of resource.embeds) {
    const link = before[embed.keyName];
    const sent = record[embed.keyName];
    if (sent !== undefined && sent !== link)
      throw invalid([{ campo: embed.keyName, codigo: 'NO_MODIFICABLE', params: {} }]);
    if (isObject(record[embed.name]) && link !== null)
      await updateEmbedded({ tx, actor, root: resource, embed, key: link, record, isKept: false });
  }
}

async function insertEmbedded(
  tx: Queryable,
  root: Resource,
  embed: Embed,
  record: LooseRecord,
  actor: Actor,
): Promise<unknown> {
  const { resource: inner, name } = embed;
  await checkReferences(tx, inner, record[name] as LooseRecord, null, actor, { prefix: `${name}.` });
  await checkNarrowing(tx, inner, record[name] as LooseRecord, null, undefined, `${name}.`);
  const values = insertValues(inner, root, record, name);
  const [row] = await tx
    .insert(inner.table)
    .values({ ...values, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId })
    .returning({ key: inner.key.column });
  const key = row?.key as string | number;
  await audit(tx, actor, { accion: 'CREAR', entidad: inner.name, entidadId: key, despues: values });
  return key;
}

interface UpdateEmbeddedArgs {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly root: Resource;
  readonly embed: Embed;
  readonly key: unknown;
  readonly record: LooseRecord;
  /** True when the embedded record is read-only: a change is refused. */
  readonly isKept: boolean;
}

async function updateEmbedded({ tx, actor, root, embed, key, record, isKept }: UpdateEmbeddedArgs): Promise<void> {
  const { resource: inner, name } = embed;
  const isIt = eq(inner.key.column, key);
  await tx.select({ key: inner.key.column }).from(inner.table).where(isIt).for('update');
  const before = await readRow(tx, inner, isIt);
  // The foreign key refuses an unknown key, on its own field.
  if (!before) return;
  const current = toRecord(inner, before, actor);
  const whole = toRecord(inner, before, allSeeing(actor));
  await checkReferences(tx, inner, record[name] as LooseRecord, whole, actor, { prefix: `${name}.` });
  await checkNarrowing(tx, inner, record[name] as LooseRecord, whole, key as string | number, `${name}.`);
  const values = updateValues(inner, root, record, name, actor);
  // Compared as read: values that are empty on the wire are no change.
  const blanks = Object.fromEntries(
    inner.fields
      .filter(({ name: field, blank }) => blank && values[field] === null)
      .map(({ name: field }) => [field, '']),
  );
  const { antes, despues } = changesBetween(current, { ...current, ...values, ...blanks }, []);
  if (Object.keys(despues).length === 0) return;
  if (isKept)
    throw invalid(
      Object.keys(despues).map((field) => ({ campo: `${name}.${field}`, codigo: 'NO_MODIFICABLE', params: {} })),
    );
  await tx
    .update(inner.table)
    .set({
      ...values,
      version: sql`${inner.table.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(isIt);
  await passOnChange(tx, inner, key, root.name);
  await audit(tx, actor, { accion: 'EDITAR', entidad: inner.name, entidadId: String(key), antes, despues });
}
