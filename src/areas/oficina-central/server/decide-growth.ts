import { and, asc, eq, sql } from 'drizzle-orm';
import { almacen, insumoConfiguracion } from '#generated/server/tables.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { grouped } from '#platform/shared/text/grouped';
import { NOTHING_HELD } from '#areas/inventario/server/insumo-configuracion/write-checks';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { auditAll } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { suggestLevels } from '#areas/inventario/server/stock/suggest-levels';
import { among } from '#areas/inventario/server/insumo-configuracion/accept-suggestions';

type Body = OperationTypes['ocConfiguracionGuardar']['body'];
const setting = insumoConfiguracion;

/**
 * Approves or rejects pending growth, all or none. Locks the settings in key order.
 *
 * @returns number of decided settings
 * @throws Problem 422 for keys out of reach, or a rejection without a reason; 412 with the keys changed by another user; 409
 * CONFIGURACION_SIN_PROPUESTA
 */
export async function decideGrowth(
  tx: Queryable,
  { ids, versiones = [], autorizado, motivo }: Body & { readonly ids: readonly number[] },
  actor: Actor,
): Promise<number> {
  const asks = [
    ...issueAt(autorizado === undefined, 'autorizado', 'REQUERIDO'),
    ...issueAt(autorizado === false && motivo === undefined, 'motivo', 'REQUERIDO'),
  ];
  if (asks.length > 0) throw invalid(asks);
  const resource = resourceOf('insumo-configuracion');
  const wanted = [...new Set(ids)];
  const found = await tx
    .select({
      id: setting.insumoConfiguracionId,
      version: setting.version,
      activo: setting.activo,
      minimo: setting.minimo,
      puntoReorden: setting.puntoReorden,
      maximo: setting.maximo,
      minimoPropuesto: setting.minimoPropuesto,
      puntoReordenPropuesto: setting.puntoReordenPropuesto,
      maximoPropuesto: setting.maximoPropuesto,
      propuestaPorId: setting.propuestaPorId,
      almacenId: setting.almacenId,
      almacenNombre: almacen.nombre,
      unidadId: almacen.unidadId,
      insumoClave: sql<string>`coalesce(${setting.insumoClave}, '')`,
    })
    .from(setting)
    .innerJoin(almacen, eq(almacen.almacenId, setting.almacenId))
    .where(and(among(wanted), scopeCondition(resource, 'insumo-configuracion.autorizar', actor)))
    .orderBy(asc(setting.insumoConfiguracionId))
    .for('update', { of: setting });
  const known = new Map(found.map((row) => [row.id, row]));
  const missing = ids.flatMap((id, index) => issueAt(!known.has(id), `ids.${index}`, 'NO_ENCONTRADO'));
  if (missing.length > 0) throw invalid(missing);
  const changed = ids.flatMap((id, index) =>
    issueAt(
      versiones[index] !== undefined && versiones[index] !== known.get(id)!.version,
      `ids.${index}`,
      'CONFLICTO_VERSION',
    ),
  );
  if (changed.length > 0) throw new Problem(412, 'CONFLICTO_VERSION', { errores: changed });
  const idle = ids.flatMap((id, index) =>
    issueAt(
      known.get(id)!.maximoPropuesto === null || !known.get(id)!.activo,
      `ids.${index}`,
      'CONFIGURACION_SIN_PROPUESTA',
    ),
  );
  if (idle.length > 0) throw new Problem(409, 'CONFIGURACION_SIN_PROPUESTA', { errores: idle });

  await tx
    .update(setting)
    .set({
      ...(autorizado
        ? {
            minimo: sql`${setting.minimoPropuesto}`,
            puntoReorden: sql`${setting.puntoReordenPropuesto}`,
            maximo: sql`${setting.maximoPropuesto}`,
          }
        : {}),
      ...NOTHING_HELD,
      motivoDecision: motivo ?? null,
      version: sql`${setting.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(among(wanted));
  await auditAll(
    tx,
    actor,
    found.map(({ id, minimo, puntoReorden, maximo, minimoPropuesto, puntoReordenPropuesto, maximoPropuesto }) => ({
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: id,
      antes: {
        autorizado: false,
        minimoPropuesto,
        puntoReordenPropuesto,
        maximoPropuesto,
        ...(autorizado ? { minimo, puntoReorden, maximo } : {}),
      },
      despues: {
        autorizado: true,
        ...(autorizado
          ? { minimo: minimoPropuesto, puntoReorden: puntoReordenPropuesto, maximo: maximoPropuesto }
          : {}),
      },
      ...(motivo === undefined ? {} : { motivo }),
    })),
  );
  await suggestLevels(tx, among(wanted));
  await notifyProposers(tx, found, { isApproved: autorizado === true, motivo }, actor);
  return found.length;
}

interface Decided {
  readonly id: number;
  readonly propuestaPorId: number | null;
  readonly almacenId: number;
  readonly almacenNombre: string;
  readonly unidadId: number | null;
  readonly insumoClave: string;
}

/** Notifies each proposer once per warehouse, except of their own decisions. */
async function notifyProposers(
  tx: Queryable,
  decided: readonly Decided[],
  { isApproved, motivo }: { readonly isApproved: boolean; readonly motivo: string | undefined },
  { usuarioId }: Actor,
): Promise<void> {
  const groups = grouped(
    decided.filter(({ propuestaPorId }) => propuestaPorId !== null && propuestaPorId !== usuarioId),
    ({ propuestaPorId, almacenId }) => `${propuestaPorId} ${almacenId}`,
  );
  for (const settings of groups.values()) {
    const { id, propuestaPorId, almacenId, almacenNombre, unidadId, insumoClave } = settings[0]!;
    const others = settings.length - 1;
    await notify(tx, [propuestaPorId!], {
      tipo: isApproved ? 'AUMENTO_AUTORIZADO' : 'AUMENTO_RECHAZADO',
      severidad: isApproved ? 'INFO' : 'AVISO',
      folio: others === 0 ? insumoClave : `${insumoClave} (+${others})`,
      detalle: motivo === undefined ? almacenNombre : `${almacenNombre} · ${motivo}`,
      ruta:
        others === 0
          ? `/insumo-configuracion/${id}`
          : `/insumo-configuracion?filter=${encodeURIComponent(JSON.stringify({ almacenId }))}`,
      entidad: 'insumo-configuracion',
      entidadId: id,
      unidadId,
    });
  }
}
