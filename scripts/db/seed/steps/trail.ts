import { inArray } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { documentContents } from '#platform/server/lifecycle/document-contents';
import { sealDigest } from '#platform/server/lifecycle/document-seal';
import { keysOf } from '#platform/server/lifecycle/sealed-documents';
import { resources } from '#platform/server/records/resources';
import { auditAll, type AuditActor, type AuditEntry } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import type { SeedContext } from '../context';

const LOADER: AuditActor = {
  usuarioId: null,
  unidadId: null,
  ip: null,
  device: null,
  correlationId: 'demo',
};
const REASON = 'Carga de datos de demostración';

/**
 * Inserts, for each seeded document in a sealed state, the audit trail row that its last step would have written, with state, signature and
 * digest. Without it, verifying the trail would report the documents as forged.
 */
export async function seedTrail({ db }: Pick<SeedContext, 'db'>): Promise<void> {
  for (const resource of resources) {
    const { seal, lifecycle } = resource;
    if (!seal || !lifecycle) continue;
    const state = resource.fields.find(({ name }) => name === lifecycle.field)!.column;
    for await (const keys of keysOf(db, resource, inArray(state, [...seal.states])))
      await auditAll(db, LOADER, await entriesOf(db, resource, lifecycle, keys));
  }
}

async function entriesOf(
  db: Queryable,
  resource: Resource,
  { field, initial, transitions }: LifecycleSpec,
  keys: readonly (string | number)[],
): Promise<AuditEntry[]> {
  const { seal, signature, folio, name } = resource;
  const own = [field, signature?.hash, folio?.field].flatMap((each) => each ?? []);
  const heads = await documentContents(db, resource, own, {}, keys);
  const contents = await documentContents(db, resource, seal!.content, seal!.lines, keys);
  return keys.map((key): AuditEntry => {
    const head = heads.get(String(key))!.row;
    const step = Object.entries(transitions).find(([, { to }]) => to.includes(String(head[field])))?.[0];
    return {
      // No step moved a document whose initial state is sealed.
      ...(head[field] === initial || step === undefined
        ? { accion: 'CREAR' as const }
        : { accion: 'TRANSICION' as const, transicion: step }),
      entidad: name,
      entidadId: key,
      despues: {
        ...Object.fromEntries(Object.entries(head).filter(([, value]) => value !== null)),
        sello: sealDigest(resource, key, contents.get(String(key))!),
      },
      motivo: REASON,
    };
  });
}
