import { and, asc, eq, exists, gt, lte, lt, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { almacen, insumo, kardex, lote, persona, usuario } from '#generated/server/tables.gen';
import { displayDate } from '#platform/shared/dates/days';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { formatNumber } from '#platform/shared/text/format-number';
import type { ReportTexts } from '#platform/shared/report';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { malformed } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { fullName } from '#platform/shared/text/full-name';
import { both } from '#platform/server/reports/figures';
import { daysText } from '#platform/server/reports/period';
import { optionTexts } from '#platform/server/reports/option-texts';

type Row = ReportRow<'tarjetaKardex'>;

/** Subject of a card: a supply in a warehouse, or one lot of it. */
interface Card {
  readonly almacenId: number;
  readonly insumoId: number;
  readonly loteId?: number | undefined;
}

/** Position in the ledger of a card at a moment: the last movement until then, with its balance. */
interface Edge {
  readonly consecutivo: number;
  readonly saldo: number;
}

const BEFORE_ALL: Edge = { consecutivo: 0, saldo: 0 };
const NOTHING = { documento: null, lote: null, caducidad: null, costo: null, importe: null, usuario: null };

/**
 * The card of a supply in a warehouse, or of one of its lots (DOMAIN d.3, `kardex`). It shows the opening balance, movements in ledger
 * order with resulting balances, totals and closing balance. It takes three statements at any length. A warehouse out of reach yields no
 * rows.
 *
 * @throws Problem 400 when the end precedes the beginning
 */
export const tarjetaKardex: ReportHandler<'tarjetaKardex', ReportContext> = async (
  { desde, hasta, tipo, ...card },
  { database: { orm }, actor, text },
) => {
  if (desde !== undefined && hasta !== undefined && hasta < desde)
    throw malformed('hasta', 'NO_ANTERIOR_A_CAMPO', { campo: text('kardex.hasta'), otro: text('kardex.desde') });
  if (!(await isInReach(orm, card, actor))) return { rows: [] };
  const start = desde === undefined ? null : edgeOfDay(desde, 'start', actor.timeZone);
  const end = hasta === undefined ? null : edgeOfDay(hasta, 'end', actor.timeZone);
  const { opening, closing } = await edgesOf(orm, card, start, end);
  const option = await optionTexts('kardex', actor);
  const movements = await orm
    .select({
      fecha: kardex.fechaMovimiento,
      documentoTipo: kardex.documentoTipo,
      documentoFolio: kardex.documentoFolio,
      tipo: kardex.tipo,
      lote: lote.numeroLote,
      caducidad: kardex.loteCaducidad,
      entrada: kardex.entrada,
      salida: kardex.salida,
      saldo: balanceOf(card),
      costo: kardex.costoUnitario,
      importe: kardex.importe,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(kardex)
    .leftJoin(lote, eq(lote.loteId, kardex.loteId))
    .leftJoin(usuario, eq(usuario.usuarioId, kardex.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(
      and(
        isOf(card),
        gt(kardex.consecutivo, opening.consecutivo),
        lte(kardex.consecutivo, closing.consecutivo),
        ...(tipo === undefined ? [] : [eq(kardex.tipo, tipo)]),
        scopeCondition(resourceOf('kardex'), 'kardex.ver', actor),
      ),
    )
    .orderBy(asc(kardex.consecutivo));
  const first: Row = {
    ...NOTHING,
    fecha: start?.toISOString() ?? null,
    movimiento: text('kardex.saldoInicial'),
    entrada: null,
    salida: null,
    saldo: opening.saldo,
  };
  const entrada = movements.reduce((sum, row) => sum + row.entrada, 0);
  const salida = movements.reduce((sum, row) => sum + row.salida, 0);
  return {
    rows: [
      first,
      ...movements.map(({ documentoTipo, documentoFolio, nombre, primerApellido, segundoApellido, ...row }): Row => ({
        fecha: row.fecha.toISOString(),
        documento: `${option('DocumentoInventario', documentoTipo)} ${documentoFolio}`,
        movimiento: option('TipoMovimiento', row.tipo),
        lote: row.lote,
        caducidad: row.caducidad,
        // The side on which nothing moved stays empty, as on a card of paper.
        entrada: row.entrada || null,
        salida: row.salida || null,
        saldo: row.saldo,
        costo: row.costo,
        importe: row.importe,
        usuario:
          nombre === null || primerApellido === null ? null : fullName({ nombre, primerApellido, segundoApellido }),
      })),
    ],
    totals: { entrada, salida, saldo: closing.saldo },
    notes: [
      ...(tipo === undefined
        ? [equation(opening.saldo, entrada, salida, closing.saldo)]
        : [
            both(
              'Entradas y salidas son las del tipo elegido; los saldos cuentan todos los movimientos.',
              'Pieces in and out are those of the chosen kind; balances count every movement.',
            ),
          ]),
      ...(card.loteId === undefined
        ? []
        : [both('Los saldos son los del lote.', 'The balances are those of the lot.')]),
    ],
    period: periodOf(desde, hasta, todayIn(actor.timeZone)),
  };
};

/** True when the warehouse is within the reader's reach and holds the lot, if one is given. */
async function isInReach(db: Queryable, { almacenId, insumoId, loteId }: Card, actor: Actor): Promise<boolean> {
  const lotThere = (id: number) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(lote)
        .where(and(eq(lote.loteId, id), eq(lote.almacenId, almacenId), eq(lote.insumoId, insumoId))),
    );
  const [found] = await db
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(
      and(
        eq(almacen.almacenId, almacenId),
        exists(
          db
            .select({ one: sql`1` })
            .from(insumo)
            .where(eq(insumo.insumoId, insumoId)),
        ),
        ...(loteId === undefined ? [] : [lotThere(loteId)]),
        scopeCondition(resourceOf('almacen'), 'kardex.ver', actor),
      ),
    );
  return found !== undefined;
}

const isOf = ({ almacenId, insumoId, loteId }: Card): SQL | undefined =>
  and(
    eq(kardex.almacenId, almacenId),
    eq(kardex.insumoId, insumoId),
    ...(loteId === undefined ? [] : [eq(kardex.loteId, loteId)]),
  );

const balanceOf = ({ loteId }: Card) => (loteId === undefined ? kardex.saldoInsumo : kardex.saldoLote);

/**
 * Returns the opening and closing positions in the ledger. The card shows the movements between them, so that its balances always add up.
 */
async function edgesOf(
  db: Queryable,
  card: Card,
  start: Date | null,
  end: Date | null,
): Promise<{ opening: Edge; closing: Edge }> {
  const last = (edge: 'opening' | 'closing', until: SQL | undefined) =>
    sql`(select ${edge}::text as edge, ${kardex.consecutivo}::int as consecutivo, ${balanceOf(card)}::int as saldo from ${kardex} where ${and(isOf(card), until)} order by ${kardex.consecutivo} desc limit 1)`;
  const found = await rows<{ edge: string; consecutivo: number; saldo: number }>(
    db,
    sql.join(
      [
        ...(start === null ? [] : [last('opening', lt(kardex.fechaMovimiento, start))]),
        last('closing', end === null ? undefined : lte(kardex.fechaMovimiento, end)),
      ],
      sql` union all `,
    ),
  );
  const at = (edge: string) => found.find((each) => each.edge === edge) ?? BEFORE_ALL;
  return { opening: at('opening'), closing: at('closing') };
}

function equation(opening: number, entrada: number, salida: number, closing: number): ReportTexts {
  const [a, b, c, d] = [opening, entrada, salida, closing].map((pieces) => formatNumber(pieces));
  return both(
    `Saldo inicial ${a} + entradas ${b} − salidas ${c} = saldo final ${d} piezas.`,
    `Opening balance ${a} + in ${b} − out ${c} = closing balance ${d} pieces.`,
  );
}

function periodOf(desde: string | undefined, hasta: string | undefined, today: string): ReportTexts {
  const last = hasta ?? today;
  if (desde !== undefined) return daysText(desde, last);
  const until = displayDate(last);
  return both(`Todos los movimientos hasta el ${until}`, `All movements until ${until}`);
}
