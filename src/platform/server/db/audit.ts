import { sql } from 'drizzle-orm';
import type { Actor } from './actor';
import type { Queryable } from './database';
import { noteWrite } from './last-writes';
import { bitacora, type AuditAction } from './system-tables';

/** Actor and origin of the act. */
export type AuditActor = Pick<Actor, 'usuarioId' | 'unidadId' | 'ip' | 'device' | 'correlationId' | 'simulation'>;

export interface AuditEntry {
  readonly accion: AuditAction;
  /** Step of a document's lifecycle. */
  readonly transicion?: string;
  readonly entidad: string;
  /** Null when it concerns many records at once, like an export. */
  readonly entidadId: string | number | null;
  /** Only the fields that changed. */
  readonly antes?: Record<string, unknown> | undefined;
  readonly despues?: Record<string, unknown> | undefined;
  readonly motivo?: string;
}

/** Writes a row of the audit trail; must run in the transaction of the recorded act. */
export async function audit(db: Queryable, actor: AuditActor, entry: AuditEntry): Promise<void> {
  if (entry.accion !== 'LEER') noteWrite(entry.entidad);
  await db.insert(bitacora).values({
    usuarioId: actor.usuarioId,
    unidadId: actor.unidadId,
    accion: entry.accion,
    transicion: entry.transicion ?? null,
    entidad: entry.entidad,
    entidadId: entry.entidadId === null ? null : String(entry.entidadId),
    antes: entry.antes ?? null,
    despues: entry.despues ?? null,
    motivo: entry.motivo ?? whileTrying(actor),
    ip: actor.ip,
    dispositivo: actor.device,
    correlationId: actor.correlationId,
  });
}

/** Writes several rows of the audit trail at once, as one lot under one seal (decision 23). */
export async function auditAll(db: Queryable, actor: AuditActor, entries: readonly AuditEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  if (entries.length === 1) return audit(db, actor, first);
  for (const { accion, entidad } of entries) if (accion !== 'LEER') noteWrite(entidad);
  const told = JSON.stringify(
    entries.map((entry) => ({ ...entry, entidadId: entry.entidadId === null ? null : String(entry.entidadId) })),
  );
  await db.execute(sql`
    with nuevo as materialized (select nextval('bitacora_lote_lote_id_seq') as lote)
    insert into bitacora (usuario_id, unidad_id, accion, transicion, entidad, entidad_id, antes, despues, motivo, ip, dispositivo, correlation_id, lote)
    select ${actor.usuarioId}::bigint, ${actor.unidadId}::bigint, e.accion, e.transicion, e.entidad, e."entidadId", e.antes, e.despues,
      coalesce(e.motivo, ${whileTrying(actor)}::text), ${actor.ip}::text, ${actor.device}::text, ${actor.correlationId}::text, nuevo.lote
    from nuevo, jsonb_to_recordset(${told}::jsonb) as e(accion text, transicion text, entidad text, "entidadId" text, antes jsonb, despues jsonb, motivo text)`);
}

/** Returns the remark on events during the simulation of a profile; null otherwise. */
function whileTrying({ simulation }: AuditActor): string | null {
  return simulation ? `Prueba del perfil ${simulation.perfilTitulo}` : null;
}
