import { and, eq, isNull, sql } from 'drizzle-orm';
import { insumo, kardex, lote } from '#generated/server/tables.gen';
import type { Lote } from '#generated/shared/types.gen';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { issueAt } from '#platform/shared/rules/issue-at';
import { displayDate } from '#platform/shared/dates/days';
import { actorOfIdentity } from '#platform/server/records/reach/reach-of';
import { freezeFiles } from '#platform/server/files/freeze-files';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { invalid } from '#platform/server/db/problem';
import { archivo } from '#platform/server/db/system-tables';
import { stockDocument, postLockedStock } from '../stock/post-stock';
import { lockStock } from '../stock/lock-stock';
import { warehouseRules } from '../stock/warehouse-rules';
import type { SecondPerson } from '#platform/server/operations/context';
import { userName } from '#areas/seguridad/server/user-name';

const PERMISSION = 'lote.actualizar-caducidad';

interface Correction {
  readonly loteId: number;
  /** `yyyy-MM-dd`. */
  readonly caducidadNueva: string;
  readonly motivo: string;
  /** Identified second person; null when the request names none. */
  readonly secondPerson: SecondPerson | null;
}

/**
 * Corrects the expiry date of a lot (DOMAIN c.1, 9). The ledger retains the previous date, and the lot's state changes when it has expired
 * by the new date or no longer has. Requires a file attached to the lot since the last correction, and a second person with the same
 * permission, who is named in the ledger.
 *
 * @throws Problem 404 outside the actor's scope; 409 LOTE_IDENTICO when an identical lot exists; 422 with all issues
 */
export async function correctExpiry(
  tx: Queryable,
  { loteId, caducidadNueva, motivo, secondPerson }: Correction,
  actor: Actor,
): Promise<Lote> {
  const resource = resourceOf('lote');
  const found = await findRecord(tx, resource, loteId, PERMISSION, actor);
  const { almacenId, insumoId, numeroLote, fechaFabricacion } = found;
  const [holding] = await lockStock(tx, [found], { loteIds: [loteId], numbers: numeroLote ? [numeroLote] : [] });
  const before = holding!.lots.find((lot) => lot.loteId === loteId)!;
  const [supply] = await tx.select({ fraccion: insumo.fraccion }).from(insumo).where(eq(insumo.insumoId, insumoId));
  const issues = [
    ...issueAt(isControlled(supply?.fraccion), 'loteId', 'CADUCIDAD_CONTROLADO'),
    ...issueAt(before.caducidad === caducidadNueva, 'caducidadNueva', 'CADUCIDAD_IGUAL'),
    ...issueAt(
      typeof fechaFabricacion === 'string' && caducidadNueva < fechaFabricacion,
      'caducidadNueva',
      'FECHA_MINIMA',
      { minima: displayDate(fechaFabricacion) },
    ),
    ...issueAt(secondPerson === null, 'segundaPersona', 'SEGUNDA_PERSONA_REQUERIDA'),
    ...issueAt(
      secondPerson !== null && !(await maySecond(tx, loteId, secondPerson, actor)),
      'segundaPersona.email',
      'SEGUNDA_PERSONA',
    ),
    ...issueAt(!(await hasEvidence(tx, loteId)), '', 'EVIDENCIA_LOTE'),
  ];
  if (issues.length > 0) throw invalid(issues);

  const now = new Date();
  const { day } = await warehouseRules(tx, almacenId, now);
  const change = {
    kind: 'correction',
    almacenId,
    insumoId,
    loteId,
    caducidad: caducidadNueva,
    motivo,
    contraparte: await userName(tx, secondPerson?.usuarioId ?? null),
    campo: 'caducidadNueva',
  } as const;
  await postLockedStock(tx, [holding!], [{ document: stockDocument('LOTE', loteId, numeroLote), changes: [change] }], {
    actor,
    now,
    day,
  });
  await freezeFiles(tx, resource, loteId);
  const after = await findRecord(tx, resource, loteId, PERMISSION, actor);
  const isOther = after.estatus !== before.estatus;
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'lote',
    entidadId: loteId,
    antes: { caducidad: before.caducidad, ...(isOther ? { estatus: before.estatus } : {}) },
    despues: {
      caducidad: caducidadNueva,
      ...(isOther ? { estatus: after.estatus } : {}),
      segundoVerificadorId: secondPerson?.usuarioId ?? null,
    },
    motivo,
  });
  return after;
}

/** Returns true when a second person may correct the same lot. */
async function maySecond(tx: Queryable, loteId: number, { usuarioId }: SecondPerson, actor: Actor): Promise<boolean> {
  const identity = await loadIdentity(tx, usuarioId);
  if (!identity?.permissions.has(PERMISSION)) return false;
  const reach = scopeCondition(resourceOf('lote'), PERMISSION, actorOfIdentity(identity, actor));
  const [reached] = await tx
    .select({ loteId: lote.loteId })
    .from(lote)
    .where(and(eq(lote.loteId, loteId), reach));
  return reached !== undefined;
}

/** Returns true when the lot has an evidence file newer than its last correction. */
async function hasEvidence(tx: Queryable, loteId: number): Promise<boolean> {
  const [file] = await tx
    .select({ archivoId: archivo.archivoId })
    .from(archivo)
    .where(
      and(
        eq(archivo.entidad, 'lote'),
        eq(archivo.entidadId, String(loteId)),
        isNull(archivo.campo),
        isNull(archivo.retirado),
        sql`${archivo.fecha} > coalesce((select max(${kardex.fechaMovimiento}) from ${kardex}
          where ${kardex.loteId} = ${loteId} and ${kardex.tipo} = 'N_CORRECCION_LOTE'), '-infinity'::timestamptz)`,
      ),
    )
    .limit(1);
  return file !== undefined;
}
