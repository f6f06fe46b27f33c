import { and, eq } from 'drizzle-orm';
import type { TipoImportacion } from '#generated/shared/enums.gen';
import { inventarioImportarForm } from '#generated/shared/forms/operation-inventarioImportar.gen';
import { almacen, unidad } from '#generated/server/tables.gen';
import { productRules } from '#platform/server/entity/registry';
import { checkRecord } from '#platform/shared/validation/check-record';
import { todayIn } from '#platform/shared/dates/moments';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound } from '#platform/server/db/problem';
import { dayAt } from '../stock/warehouse-rules';

/** Warehouse that stock is imported into, and the kind of import. */
export interface StockPlace {
  readonly almacenId: number;
  readonly nombre: string;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly tipo: TipoImportacion;
  /** Today at the warehouse, `yyyy-MM-dd`. */
  readonly day: string;
  /** Codes of its locations. */
  readonly ubicaciones: readonly string[];
}

/**
 * @throws Problem 422 for wrong or missing answers; 404 for a warehouse that does not exist or that the actor may not import into, without
 * distinction
 */
export async function stockPlace(
  db: Queryable,
  answers: Readonly<Record<string, unknown>>,
  actor: Actor,
): Promise<StockPlace> {
  const record = prepareRecord(inventarioImportarForm, {
    tipo: answers['tipo'],
    almacenId: isKey(answers['almacenId']) ? Number(answers['almacenId']) : answers['almacenId'],
  });
  const issues = checkRecord(inventarioImportarForm, record, productRules(), todayIn(actor.timeZone));
  if (issues.length > 0) throw invalid(issues);
  return placeOf(db, Number(record['almacenId']), record['tipo'] as TipoImportacion, actor, new Date());
}

/** Returns the place for a warehouse and kind that are already validated. */
export async function placeOf(
  db: Queryable,
  almacenId: number,
  tipo: TipoImportacion,
  actor: Actor,
  now: Date,
): Promise<StockPlace> {
  const [found] = await db
    .select({
      nombre: almacen.nombre,
      unidadId: unidad.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      zone: unidad.zonaHoraria,
      ubicaciones: almacen.ubicaciones,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      and(
        eq(almacen.almacenId, almacenId),
        eq(almacen.activo, true),
        scopeCondition(resourceOf('almacen'), 'inventario.importar', actor),
      ),
    );
  if (!found) throw notFound();
  return {
    almacenId,
    nombre: found.nombre,
    unidadId: found.unidadId,
    jurisdiccionId: found.jurisdiccionId,
    tipo,
    day: dayAt(found.zone, now),
    ubicaciones: (found.ubicaciones ?? []).flatMap(({ codigo }) =>
      typeof codigo === 'string' ? [codigo.toUpperCase()] : [],
    ),
  };
}

/** Returns true for a key in the form of an address. */
const isKey = (value: unknown): boolean => typeof value === 'string' && /^\d{1,15}$/.test(value);
