import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { pacienteFusion } from '#generated/server/tables.gen';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { reachableStates } from '#platform/shared/lifecycle/reachable-states';
import type { Orm } from '../db/database';
import { rows } from '../db/rows';
import { bitacora, pacienteFusionDocumento } from '../db/system-tables';
import { resources } from '../records/resources';
import { documentContents, type DocumentContents } from './document-contents';
import { sealDigest } from './document-seal';
import { columnOf, keysOf } from './sealed-documents';

export type SealFaultKind =
  /** The audit trail contains the document, the table does not. */
  | 'FALTA'
  /** The document exists, but no row of the audit trail explains its state. */
  | 'SIN_ASIENTO'
  /** The document's state differs from the one after its last step. */
  | 'OTRO_ESTATUS'
  /** The document's state requires a signature, but it has none. */
  | 'SIN_FIRMA'
  /** The document, or one of its lines, differs from its sealed content. */
  | 'CAMBIADO';

export interface SealFault {
  /** Name of its resource. */
  readonly resource: string;
  readonly key: string | number;
  readonly folio: string | null;
  readonly fault: SealFaultKind;
}

/** Entry of a document in the audit trail. */
type Trail = {
  /** State after the last row with one. */
  readonly estatus: string | null;
  /** Last digest of the document; null when it was sealed before digests were stored. */
  readonly sello: string | null;
};

/**
 * Compares every document in a sealed state with the audit trail, in both directions.
 *
 * @returns the number of documents compared, and those that differ
 */
export async function sealFaults(
  orm: Orm,
): Promise<{ readonly sealed: number; readonly faults: readonly SealFault[] }> {
  const faults: SealFault[] = [];
  let sealed = 0;
  for (const resource of resources) {
    if (!resource.seal || !resource.lifecycle) continue;
    for await (const keys of keysOf(orm, resource, isSealed(resource, resource.lifecycle))) {
      faults.push(...(await faultsAmong(orm, resource, resource.lifecycle, keys)));
      sealed += keys.length;
    }
    faults.push(...(await lostDocuments(orm, resource, resource.lifecycle)));
  }
  return { sealed, faults };
}

function isSealed(resource: Resource, { field }: LifecycleSpec): SQL | undefined {
  const { seal, signature } = resource;
  return or(
    inArray(columnOf(resource, field), [...seal!.states]),
    signature ? sql`${columnOf(resource, signature.hash)} is not null` : undefined,
  );
}

async function faultsAmong(
  orm: Orm,
  resource: Resource,
  lifecycle: LifecycleSpec,
  keys: readonly (string | number)[],
): Promise<readonly SealFault[]> {
  const { seal, signature, folio } = resource;
  const trail = await trailOf(orm, resource, lifecycle, keys);
  const own = [lifecycle.field, signature?.hash, folio?.field].flatMap((name) => name ?? []);
  const heads = await documentContents(orm, resource, own, {}, keys);
  const contents = await documentContents(orm, resource, seal!.content, seal!.lines, keys);
  const unsigned = signature ? unsignedStates(lifecycle, signature.on) : null;
  const faults: SealFault[] = [];
  for (const key of keys) {
    const head = heads.get(String(key))?.row;
    const found = contents.get(String(key));
    const told = trail.get(String(key));
    if (!head || !found) continue;
    const state = String(head[lifecycle.field]);
    const add = (fault: SealFaultKind) =>
      faults.push({ resource: resource.name, key, folio: folio ? text(head[folio.field]) : null, fault });
    if (signature && !unsigned!.has(state) && head[signature.hash] === null) add('SIN_FIRMA');
    else if (!told || told.estatus === null) add('SIN_ASIENTO');
    else if (told.estatus !== state) add('OTRO_ESTATUS');
    else if (told.sello !== null && !(await hasDigest(orm, resource, key, found, told.sello))) add('CAMBIADO');
  }
  return faults;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the states that a document can reach without its signature. */
function unsignedStates({ initial, transitions }: LifecycleSpec, on: string): ReadonlySet<string> {
  const { [on]: _signing, ...others } = transitions;
  return reachableStates(Object.values(others), [initial]);
}

async function trailOf(
  orm: Orm,
  { name }: Resource,
  { field }: LifecycleSpec,
  keys: readonly (string | number)[],
): Promise<ReadonlyMap<string, Trail>> {
  const found = await rows<{ key: string } & Trail>(
    orm,
    sql`select entidad_id as key,
        (array_agg(despues ->> ${field} order by bitacora_id desc) filter (where despues ->> ${field} is not null))[1] as estatus,
        (array_agg(despues ->> 'sello' order by bitacora_id desc) filter (where despues ? 'sello' and accion <> 'EDITAR'))[1] as sello
      from bitacora
      where entidad = ${name} and accion in ('CREAR', 'EDITAR', 'TRANSICION')
        and entidad_id in ${keys.map(String)}
      group by entidad_id`,
  );
  return new Map(found.map((row) => [row.key, row]));
}

/** Finds documents with a digest or signature in the audit trail that are missing, or left their sealed state without a step. */
async function lostDocuments(orm: Orm, resource: Resource, lifecycle: LifecycleSpec): Promise<readonly SealFault[]> {
  const { key, table, name, seal, signature, folio } = resource;
  const state = columnOf(resource, lifecycle.field);
  const found = await orm
    .selectDistinct({ key: bitacora.entidadId, isThere: sql<boolean>`${key.column} is not null` })
    .from(bitacora)
    .leftJoin(table, sql`${key.column}::text = ${bitacora.entidadId}`)
    .where(
      and(
        eq(bitacora.entidad, name),
        or(
          // Excludes the digests of files, which are in rows of changes to the record.
          sql`${bitacora.despues} ? 'sello' and ${bitacora.accion} <> 'EDITAR'`,
          signature ? sql`${bitacora.despues} ->> ${signature.hash} is not null` : undefined,
          and(
            inArray(sql`${bitacora.despues} ->> ${lifecycle.field}`, [...seal!.states]),
            inArray(bitacora.accion, ['CREAR', 'TRANSICION']),
          ),
        ),
        or(isNull(key.column), sql`${state} not in ${[...seal!.states]}`),
      ),
    );
  if (found.length === 0) return [];
  const faults: SealFault[] = [];
  const trail = await trailOf(
    orm,
    resource,
    lifecycle,
    found.map((row) => String(row.key)),
  );
  const keys = found
    .filter(({ isThere }) => isThere)
    .map((row) => (key.type === 'text' ? String(row.key) : Number(row.key)));
  const heads = await documentContents(orm, resource, [lifecycle.field, ...(folio ? [folio.field] : [])], {}, keys);
  for (const row of found) {
    const own = key.type === 'text' ? String(row.key) : Number(row.key);
    const head = heads.get(String(row.key))?.row;
    if (!head)
      faults.push({
        resource: name,
        key: own,
        folio: await folioInTrail(orm, resource, String(row.key)),
        fault: 'FALTA',
      });
    else if (trail.get(String(row.key))?.estatus !== head[lifecycle.field])
      faults.push({
        resource: name,
        key: own,
        folio: folio ? text(head[folio.field]) : null,
        fault: 'OTRO_ESTATUS',
      });
  }
  return faults;
}

/** Returns the number of a missing document from the audit trail. */
async function folioInTrail(orm: Orm, { name, folio }: Resource, key: string): Promise<string | null> {
  if (!folio) return null;
  const [row] = await rows<{ folio: string | null }>(
    orm,
    sql`select despues ->> ${folio.field} as folio from bitacora
      where entidad = ${name} and entidad_id = ${key} and despues ->> ${folio.field} is not null
      order by bitacora_id desc limit 1`,
  );
  return row?.folio ?? null;
}

/** Checks a document against a digest, in its current form and in the forms before merges of patients that moved it. */
async function hasDigest(
  orm: Orm,
  resource: Resource,
  key: string | number,
  contents: DocumentContents,
  digest: string,
): Promise<boolean> {
  if (sealDigest(resource, key, contents) === digest) return true;
  const moved = resource.references.filter(({ field, follows }) => follows && resource.seal!.content.includes(field));
  if (moved.length === 0) return false;
  const merges = await orm
    .select({ from: pacienteFusion.duplicadoId, to: pacienteFusion.sobrevivienteId })
    .from(pacienteFusionDocumento)
    .innerJoin(pacienteFusion, eq(pacienteFusion.pacienteFusionId, pacienteFusionDocumento.pacienteFusionId))
    .where(and(eq(pacienteFusionDocumento.entidad, resource.name), eq(pacienteFusionDocumento.clave, Number(key))));
  return moved.some(({ field }) =>
    merges
      .flatMap(({ from, to }) => [from, to])
      .some(
        (patient) => sealDigest(resource, key, { ...contents, row: { ...contents.row, [field]: patient } }) === digest,
      ),
  );
}
