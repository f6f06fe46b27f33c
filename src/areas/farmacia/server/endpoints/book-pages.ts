import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Fraccion } from '#generated/shared/enums.gen';
import { conteo, conteoDetalle, insumo, inventario, kardex } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { supplyName } from '../prescribing-facts';

/** Selected pages of a warehouse's book. */
interface BookPeriod {
  readonly start: Date;
  readonly end: Date;
  readonly fracciones: readonly Fraccion[];
  readonly insumoId?: number | undefined;
}

/** Balances of one medicine in a period, in pieces (RIS, libros de control; LGS art. 226). */
export interface BookPage {
  readonly insumoId: number;
  readonly fraccion: Fraccion | null;
  readonly clave: string | null;
  readonly nombre: string;
  readonly inicial: number;
  readonly entradas: number;
  readonly salidas: number;
  /** Balance at the end of the period. */
  readonly saldo: number;
  readonly movimientos: number;
  /** Last count of the period and its difference from the ledger at that time; null without a count. */
  readonly contado: number | null;
  readonly diferencia: number | null;
  /** Number of that count. `fechaConteo` is its end. */
  readonly conteoFolio: string | null;
  readonly fechaConteo: string | null;
}

/** Returns a page for each controlled medicine that the warehouse has or had. */
export async function bookPages(db: Queryable, almacenId: number, period: BookPeriod): Promise<readonly BookPage[]> {
  const { start, end, fracciones, insumoId } = period;
  const own = and(eq(kardex.almacenId, inventario.almacenId), eq(kardex.insumoId, inventario.insumoId));
  const within = sql`${kardex.fechaMovimiento} >= ${start.toISOString()}::timestamptz and ${kardex.fechaMovimiento} <= ${end.toISOString()}::timestamptz`;
  const balance = (until: ReturnType<typeof sql>) =>
    sql<number>`coalesce((select ${kardex.saldoInsumo} from ${kardex} where ${own} and ${until} order by ${kardex.consecutivo} desc limit 1), 0)::int`;
  const sum = (what: ReturnType<typeof sql>) =>
    sql<number>`(select ${what}::int from ${kardex} where ${own} and ${within})`;
  const rows = await db
    .select({
      insumoId: inventario.insumoId,
      fraccion: insumo.fraccion,
      clave: insumo.clave,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      inicial: balance(sql`${kardex.fechaMovimiento} < ${start.toISOString()}::timestamptz`),
      saldo: balance(sql`${kardex.fechaMovimiento} <= ${end.toISOString()}::timestamptz`),
      entradas: sum(sql`coalesce(sum(${kardex.entrada}), 0)`),
      salidas: sum(sql`coalesce(sum(${kardex.salida}), 0)`),
      movimientos: sum(sql`count(*)`),
    })
    .from(inventario)
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(
      and(
        eq(inventario.almacenId, almacenId),
        inArray(insumo.fraccion, [...fracciones]),
        insumoId === undefined ? undefined : eq(inventario.insumoId, insumoId),
      ),
    )
    .orderBy(asc(insumo.fraccion), asc(insumo.nombreGenerico), asc(insumo.clave));
  const counts = await countsOf(db, almacenId, period);
  return rows
    .filter(({ inicial, saldo, movimientos }) => inicial > 0 || saldo > 0 || movimientos > 0)
    .map(({ nombreGenerico, concentracion, ...row }) => ({
      ...row,
      nombre: supplyName({ nombreGenerico, concentracion }),
      ...(counts.get(row.insumoId) ?? { contado: null, diferencia: null, conteoFolio: null, fechaConteo: null }),
    }));
}

/** Returns the last count of each medicine in the period, by supply. */
async function countsOf(
  db: Queryable,
  almacenId: number,
  { start, end }: BookPeriod,
): Promise<ReadonlyMap<number, Pick<BookPage, 'contado' | 'diferencia' | 'conteoFolio' | 'fechaConteo'>>> {
  const rows = await db
    .select({
      insumoId: conteoDetalle.insumoId,
      conteoFolio: conteo.folio,
      at: conteo.fechaTermino,
      contado: sql<number>`sum(${conteoDetalle.contado})::int`,
      diferencia: sql<number>`coalesce(sum(${conteoDetalle.diferencia}), 0)::int`,
    })
    .from(conteo)
    .innerJoin(conteoDetalle, eq(conteoDetalle.conteoId, conteo.conteoId))
    .where(
      and(
        eq(conteo.almacenId, almacenId),
        eq(conteo.activo, true),
        inArray(conteo.estatus, ['EN_REVISION', 'AUTORIZADO', 'APLICADO']),
        gte(conteo.fechaTermino, start),
        lte(conteo.fechaTermino, end),
        isNotNull(conteoDetalle.contado),
      ),
    )
    .groupBy(conteoDetalle.insumoId, conteo.conteoId, conteo.folio, conteo.fechaTermino)
    .orderBy(asc(conteo.fechaTermino), asc(conteo.conteoId));
  // The last count of each medicine overwrites earlier ones.
  return new Map(
    rows.map(({ insumoId, at, ...row }) => [insumoId, { ...row, fechaConteo: at?.toISOString() ?? null }]),
  );
}
