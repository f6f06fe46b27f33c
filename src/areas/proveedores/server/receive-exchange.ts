import type { PropuestaCambio } from '#generated/shared/types.gen';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { issueAt } from '#platform/shared/rules/issue-at';
import { claimedOf, pendingOf, type ExchangeLine } from '#areas/proveedores/shared/proveedores/exchange-line';
import { exchanged, type Exchanged } from '#areas/proveedores/shared/proveedores/exchanged';
import { missingDeliveryData } from '#areas/inventario/shared/recepcion/supply-demands';
import { addMonths } from '#platform/shared/dates/months';
import type { Issue } from '#platform/shared/validation/issue';
import type { Step } from '#platform/server/lifecycle/step';
import { invalid } from '#platform/server/db/problem';
import { postStock, stockDocument } from '#areas/inventario/server/stock/post-stock';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import { demandsOf } from '#areas/inventario/server/supply-demands';
import { byLetter, moveRights } from './move-rights';
import { offeredLots, type Offer } from './offered-lots';

type Moving = Exchanged & { readonly line: ExchangeLine; readonly index: number };

/**
 * Executes an exchange in one transaction (DOMAIN b.5, 6). The old pieces leave, the new ones enter, the letters are reduced by the claimed
 * pieces, and each line stores its result.
 *
 * @throws Problem 422 for missing data of a new lot, 409 for missing stock
 */
export async function receiveExchange(step: Step<PropuestaCambio, unknown>): Promise<Partial<PropuestaCambio>> {
  const { tx, document, actor, now } = step;
  const { day } = await warehouseRules(tx, document.almacenId, now);
  const lines = document.lineas ?? [];
  const moving = lines.flatMap((line, index): Moving[] => {
    const amounts = exchanged(document.tipo, line, line.recibido ?? 0);
    return amounts.in + amounts.out > 0 ? [{ ...amounts, line, index }] : [];
  });
  const offer = await offeredLots(tx, { ...document, lineas: moving.map(({ line }) => line) });
  await requireFit(step, moving, offer, day);
  const exits = moving.filter(({ out }) => out > 0).map((each) => stockExit(document, each));
  const entering = moving.filter((each) => each.in > 0);
  const movements = await postStock(
    tx,
    [
      {
        document: stockDocument('CANJE', document.propuestaCambioId, document.folio),
        changes: [...exits, ...entering.map((each) => entryOf(document, each, offer))],
      },
    ],
    { actor, now, day },
  );
  const lots = new Map(
    movements.flatMap(({ change, loteId, entrada }) =>
      entrada > 0 ? [[entering[change - exits.length]!.index, loteId] as const] : [],
    ),
  );
  const after = lines.map((line, index) =>
    withMoved(
      document,
      line,
      moving.find((each) => each.index === index),
      lots.get(index),
    ),
  );
  await moveRights(
    step,
    byLetter(
      lines.map((line, index) => {
        const used = claimedOf(line) - claimedOf(after[index]!);
        return { cartaCanjeId: line.cartaCanjeId, enCanje: -used, canjeada: used };
      }),
    ),
  );
  return { lineas: after };
}

function withMoved(
  { tipo }: PropuestaCambio,
  line: ExchangeLine,
  moved: Exchanged | undefined,
  loteEntraId: number | undefined,
): ExchangeLine {
  const { in: entering, out } = moved ?? { in: 0, out: 0 };
  const isFaulty = line.condicion != null && line.condicion !== 'BUENA';
  const refused = isFaulty ? pendingOf(tipo, line) - (line.recibido ?? 0) : 0;
  return {
    ...line,
    recibido: null,
    entregado: null,
    recibidoCantidad: (line.recibidoCantidad ?? 0) + entering,
    entregadoCantidad: (line.entregadoCantidad ?? 0) + out,
    rechazadoCantidad: (line.rechazadoCantidad ?? 0) + refused,
    loteEntraId: loteEntraId ?? line.loteEntraId ?? null,
  };
}

async function requireFit(
  { tx }: Step<PropuestaCambio, unknown>,
  moving: readonly Moving[],
  offer: Offer,
  day: string,
): Promise<void> {
  const entering = moving.filter((each) => each.in > 0);
  const supplies = await demandsOf(
    tx,
    entering.map(({ line }) => ({ insumoId: supplyOf(line) })),
  );
  const issues = entering.flatMap(({ line, index }): readonly Issue[] => {
    const place = `lineas.${index}.`;
    const arrived = arrivedOf(line);
    const demands = supplies.get(supplyOf(line));
    const months = offer.lots.get(line.loteSaleId)?.months ?? 0;
    const missing = demands
      ? missingDeliveryData(demands, { ...arrived, temperatura: line.temperatura ?? null }, place)
      : [];
    return [
      ...missing.map((issue) => ({
        ...issue,
        campo: issue.campo.replace(/numeroLote$/, 'numeroLoteRecibido').replace(/caducidad$/, 'caducidadRecibida'),
      })),
      ...issueAt(
        arrived.caducidad !== null && arrived.caducidad < addMonths(day, months),
        `${place}caducidadRecibida`,
        'CADUCIDAD_CANJE_CORTA',
        { meses: months },
      ),
    ];
  });
  const gone = moving.flatMap(({ line, index }) =>
    issueAt(!offer.lots.has(line.loteSaleId), `lineas.${index}.loteSaleId`, 'LOTE_AJENO_PROVEEDOR'),
  );
  if (issues.length + gone.length > 0) throw invalid([...gone, ...issues]);
}

const supplyOf = ({ insumoEntraId, insumoId }: ExchangeLine): number => insumoEntraId ?? insumoId!;

/** Returns the lot number and expiry of the received box, if recorded; otherwise the promised ones. */
function arrivedOf(line: ExchangeLine): { readonly numeroLote: string | null; readonly caducidad: string | null } {
  return {
    numeroLote: line.numeroLoteRecibido ?? line.numeroLoteEntra ?? null,
    caducidad: line.caducidadRecibida ?? line.caducidadEntra ?? null,
  };
}

function stockExit({ almacenId, proveedorNombre }: PropuestaCambio, { line, index, out }: Moving): StockChange {
  return {
    kind: 'exit',
    tipo: 'S_CANJE',
    almacenId,
    insumoId: line.insumoId!,
    loteId: line.loteSaleId,
    cantidad: out,
    reserved: out,
    unfit: true,
    contraparte: proveedorNombre,
    campo: `lineas.${index}.recibido`,
  };
}

/** Returns the entry of new pieces, at the cost of the exchanged ones: an exchange is no purchase. */
function entryOf(
  { almacenId, proveedorId, proveedorNombre, remision }: PropuestaCambio,
  { line, index, in: cantidad }: Moving,
  { lots }: Offer,
): StockChange {
  const old = lots.get(line.loteSaleId)!;
  const ratio = line.cantidadSale / (line.cantidadEntra ?? line.cantidadSale);
  return {
    kind: 'entry',
    tipo: 'E_CANJE',
    almacenId,
    insumoId: supplyOf(line),
    cantidad,
    lot: {
      ...arrivedOf(line),
      fuenteFinanciamientoId: old.fuenteFinanciamientoId,
      programaId: old.programaId,
      costoUnitario: roundedMoney((line.costoUnitario ?? old.costoUnitario) * ratio),
      proveedorId,
      contrato: old.contrato,
      remision,
      temperaturaRecepcion: line.temperatura ?? null,
    },
    contraparte: proveedorNombre,
    campo: `lineas.${index}.recibido`,
  };
}
