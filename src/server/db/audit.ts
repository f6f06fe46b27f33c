import type { Actor } from './actor';
import type { Queryable } from './database';
import { bitacora, type AuditAction } from './system-tables';

/** Who did it and from where. */
export type AuditActor = Pick<Actor, 'usuarioId' | 'unidadId' | 'ip' | 'device' | 'correlationId' | 'simulation'>;

export interface AuditEntry {
  readonly accion: AuditAction;
  /** Step of a document's lifecycle. */
  readonly transicion?: string;
  readonly entidad: string;
  /** Null when it tells of many records at once, like an export. */
  readonly entidadId: string | number | null;
  /** Only the fields that changed. */
  readonly antes?: Record<string, unknown> | undefined;
  readonly despues?: Record<string, unknown> | undefined;
  readonly motivo?: string;
}

/** Writes a row of the audit trail; belongs in the transaction of what it tells. */
export async function audit(db: Queryable, actor: AuditActor, entry: AuditEntry): Promise<void> {
  await auditAll(db, actor, [entry]);
}

/** Writes several at once. */
export async function auditAll(db: Queryable, actor: AuditActor, entries: readonly AuditEntry[]): Promise<void> {
  await db.insert(bitacora).values(entries.map((entry) => ({
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
  })));
}

/** What was seen while a profile was tried out says so. */
function whileTrying({ simulation }: AuditActor): string | null {
  return simulation ? `Prueba del perfil ${simulation.perfilNombre}` : null;
}
