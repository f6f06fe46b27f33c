import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, conteo, conteoDetalle, insumo, motivoDiferencia, receta } from '#generated/server/tables.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { DAYS_BETWEEN_COUNTS } from '#areas/farmacia/shared/farmacia/counting-week';
import { addDays, daysBetween } from '#platform/shared/dates/days';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { malformed, notFound } from '#platform/server/db/problem';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';
import { bookPages } from './book-pages';
import { BOOK, BOOK_CLASSES } from '../controlled-movements';
import { supplyName } from '../prescribing-facts';
import { countOfWeek } from '../weekly-count';

type Book = OperationTypes['controladosLibro']['answer'];
type Period = { readonly start: Date; readonly end: Date };

/** Default period, in days. */
const DAYS = 30;
const MAX_NUMBERS = 200;

/**
 * Returns the live control book of a warehouse (DOMAIN f.5, «Controlados»), with the used special numbers and the state of the weekly
 * count.
 *
 * @throws Problem 404 for a warehouse outside the reader's scope; 400 when the period ends before it starts
 */
export const controladosLibro: OperationHandler<'controladosLibro', OperationContext> = async (
  { params },
  { database: { orm }, actor, text },
) => {
  const almacenes = await orm
    .select({ almacenId: almacen.almacenId, nombre: almacen.nombre })
    .from(almacen)
    .where(
      and(
        eq(almacen.activo, true),
        eq(almacen.manejaControlados, true),
        scopeCondition(resourceOf('almacen'), BOOK, actor),
      ),
    )
    // Pharmacies and CENDIS come first: they serve patients, and the first warehouse is the default.
    .orderBy(sql`${almacen.tipo} not in ('FARMACIA', 'CENDIS')`, asc(almacen.nombre), asc(almacen.almacenId));
  const { almacenId = almacenes[0]?.almacenId ?? null } = params;
  const hasta = params.hasta ?? todayIn(actor.timeZone);
  const desde = params.desde ?? addDays(hasta, -DAYS);
  if (hasta < desde)
    throw malformed('hasta', 'NO_ANTERIOR_A_CAMPO', { campo: text('kardex.hasta'), otro: text('kardex.desde') });
  const told = { almacenes, almacenId, fraccion: params.fraccion ?? ('I' as const), desde, hasta };
  if (almacenId === null) return { ...told, fracciones: [], medicamentos: [], folios: [], conteo: null };
  if (!almacenes.some((each) => each.almacenId === almacenId)) throw notFound();
  const period = { start: edgeOfDay(desde, 'start', actor.timeZone), end: edgeOfDay(hasta, 'end', actor.timeZone) };
  const [pages, folios, counting] = await Promise.all([
    bookPages(orm, almacenId, { ...period, fracciones: BOOK_CLASSES }),
    specialNumbers(orm, almacenId, period),
    countingOf(orm, almacenId, actor),
  ]);
  // Defaults to the first class with medicines.
  const fraccion = params.fraccion ?? BOOK_CLASSES.find((each) => pages.some((page) => page.fraccion === each)) ?? 'I';
  return {
    ...told,
    fraccion,
    fracciones: BOOK_CLASSES.map((each) => {
      const own = pages.filter((page) => page.fraccion === each);
      return {
        fraccion: each,
        medicamentos: own.length,
        existencia: own.reduce((sum, { saldo }) => sum + saldo, 0),
      };
    }),
    medicamentos: pages.flatMap(({ fraccion: of, ...page }) => (of === fraccion ? [page] : [])),
    folios,
    conteo: counting,
  };
};

/** Returns the special numbers used by prescriptions of a pharmacy, including cancelled ones. */
async function specialNumbers(db: Queryable, almacenId: number, { start, end }: Period): Promise<Book['folios']> {
  const rows = await db
    .select({
      folioEspecial: receta.folioEspecial,
      recetaId: receta.recetaId,
      folio: receta.folio,
      fecha: receta.fechaExpedicion,
      estatus: receta.estatus,
      medico: receta.medicoNombre,
      cedula: receta.medicoCedula,
    })
    .from(receta)
    .where(
      and(
        eq(receta.almacenId, almacenId),
        isNotNull(receta.folioEspecial),
        gte(receta.fechaExpedicion, start),
        lte(receta.fechaExpedicion, end),
      ),
    )
    .orderBy(desc(receta.fechaExpedicion), desc(receta.recetaId))
    .limit(MAX_NUMBERS);
  return rows.map(({ folioEspecial, fecha, ...row }) => ({
    ...row,
    folioEspecial: folioEspecial ?? '',
    fecha: fecha?.toISOString() ?? null,
  }));
}

/** Returns the state of the weekly count (DOMAIN b.9): the open count, the findings of the last one, and whether another is due. */
async function countingOf(db: Queryable, almacenId: number, actor: Actor): Promise<Book['conteo']> {
  if (!actor.permissions.has('conteo.ver')) return null;
  const seen = scopeCondition(resourceOf('conteo'), 'conteo.ver', actor);
  const { day } = await warehouseRules(db, almacenId, new Date());
  const [last] = await db
    .select({
      conteoId: conteo.conteoId,
      folio: conteo.folio,
      estatus: conteo.estatus,
      fecha: conteo.fechaTermino,
      lotes: conteo.lotes,
    })
    .from(conteo)
    .where(
      and(
        eq(conteo.almacenId, almacenId),
        eq(conteo.tipo, 'CONTROLADOS'),
        eq(conteo.activo, true),
        inArray(conteo.estatus, ['EN_REVISION', 'AUTORIZADO', 'APLICADO']),
        isNotNull(conteo.fechaTermino),
        seen,
      ),
    )
    .orderBy(desc(conteo.fechaTermino), desc(conteo.conteoId))
    .limit(1);
  const abierto = await countOfWeek(db, almacenId, day, seen);
  const dias = last?.fecha ? Math.max(0, daysBetween(todayIn(actor.timeZone, last.fecha), day)) : null;
  return {
    abierto,
    ultimo: last?.fecha
      ? {
          ...last,
          fecha: last.fecha.toISOString(),
          lotes: last.lotes ?? 0,
          diferencias: await differencesOf(db, last.conteoId),
        }
      : null,
    dias,
    vencido: dias === null || dias > DAYS_BETWEEN_COUNTS,
  };
}

async function differencesOf(db: Queryable, conteoId: number) {
  const rows = await db
    .select({
      insumoId: conteoDetalle.insumoId,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      lote: conteoDetalle.numeroLote,
      sistema: conteoDetalle.sistema,
      contado: conteoDetalle.contado,
      diferencia: conteoDetalle.diferencia,
      motivo: motivoDiferencia.nombre,
    })
    .from(conteoDetalle)
    .innerJoin(insumo, eq(insumo.insumoId, conteoDetalle.insumoId))
    .leftJoin(motivoDiferencia, eq(motivoDiferencia.motivoDiferenciaId, conteoDetalle.motivoDiferenciaId))
    .where(and(eq(conteoDetalle.conteoId, conteoId), ne(conteoDetalle.diferencia, 0)))
    .orderBy(asc(conteoDetalle.orden));
  return rows.map(({ nombreGenerico, concentracion, sistema, contado, diferencia, ...row }) => ({
    ...row,
    nombre: supplyName({ nombreGenerico, concentracion }),
    sistema: sistema ?? 0,
    contado: contado ?? 0,
    diferencia: diferencia ?? 0,
  }));
}
