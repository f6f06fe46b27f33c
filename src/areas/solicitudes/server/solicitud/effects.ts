import type { Solicitud } from '#generated/shared/types.gen';
import { piecesOf, type ShippedLot } from '#areas/inventario/shared/inventario/shipped-lot';
import { issueAt } from '#platform/shared/rules/issue-at';
import { heldOf } from '#areas/solicitudes/shared/solicitud/arrival-differences';
import { arrivalIssues, withCounts } from '#areas/solicitudes/shared/solicitud/arrival-issues';
import { arrivedLots } from '#areas/solicitudes/shared/solicitud/arrived-lots';
import { linesOf, type SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';
import { withSubstitute } from '#areas/catalogos/shared/solicitud/substitute';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import { lotPlaces } from '#areas/inventario/server/stock/lot-places';
import { settle, type SettledLine } from '#areas/inventario/server/stock/settle';
import {
  releaseReservations,
  receive,
  reserveStock,
  ship,
  type Transfer,
  type TransferLine,
} from '#areas/inventario/server/stock/transfer';
import { withKnownStock } from '../known-stock';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEquivalents } from '#areas/catalogos/server/require-equivalents';
import { requireWithinCaps } from '../require-within-caps';

/** Effects of the steps of a supply request on stock (DOMAIN b.1). */
export const solicitudEffects: EffectsOf<'solicitud'> = {
  /** Stores the figures of each supply at the time of the request in its line. */
  enviar: async ({ tx, document }) => {
    await requireWithinCaps(tx, document);
    return { lineas: await withKnownStock(tx, document) };
  },
  /** Replaces the supply of lines by their chosen substitute, with its figures. */
  autorizar: async ({ tx, document }) => {
    const lines = linesOf(document);
    await requireEquivalents(tx, lines);
    const lineas = lines.map(withSubstitute);
    if (lineas.every((line, index) => line === lines[index])) return { lineas };
    const known = await withKnownStock(tx, { ...document, lineas });
    return { lineas: lineas.map((line, index) => (line === lines[index] ? line : known[index]!)) };
  },
  /** Reserves the available part of the authorised quantities, lot by lot. Shortages are handled during picking. */
  iniciarSurtimiento: async ({ tx, document, actor, now }) => {
    const lines = linesOf(document);
    const wanted = lines.map((line, index) => ({ ...placed(line, index), cantidad: line.cantidadAutorizada ?? 0 }));
    return setApartLines(tx, lines, await reserveStock(tx, transferOf(document), wanted, { actor, now }, false));
  },
  devolver: async ({ tx, document, actor, now }) => {
    const lines = linesOf(document);
    await releaseReservations(tx, transferOf(document), lines.map(placed), { actor, now });
    return setApartLines(
      tx,
      lines,
      lines.map(() => []),
    );
  },
  /** Reduces the reservations to the picked pieces: the chosen lots, or those of the reserved ones that expire first. */
  confirmarSurtido: async ({ tx, before, document, actor, now }) => {
    const lines = linesOf(document);
    const apart = linesOf(before);
    const wanted = lines.map((line, index) => ({
      ...placed(apart[index]!, index),
      cantidad: line.cantidadSurtida ?? 0,
      chosen: line.lotes ?? null,
      reason: line.motivoNoFefo ?? null,
    }));
    return setApartLines(tx, lines, await reserveStock(tx, transferOf(document), wanted, { actor, now }, true));
  },
  embarcar: async ({ tx, document, actor, now }) => {
    const lines = linesOf(document);
    const leaving = lines.map(placed);
    await ship(tx, transferOf(document), leaving, { actor, now });
    return withLots(
      lines,
      leaving.map(({ lotes }) => lotes),
    );
  },
  /** Hands the pieces over within the unit: shipment and arrival are one step. */
  entregar: async ({ tx, document, actor, now }) => {
    const lines = linesOf(document).map((line) => ({ ...line, cantidadRecibida: line.cantidadSurtida ?? 0 }));
    await ship(tx, transferOf(document), lines.map(placed), { actor, now });
    const arrived = lines.map((line, index) => ({ ...placed(line, index), usable: line.cantidadRecibida, held: 0 }));
    return withLots(lines, await receive(tx, transferOf(document), arrived, { actor, now }));
  },
  /** Receives each lot as counted; the sent amounts stay unchanged. */
  recibir: async ({ tx, before, document, actor, now }) => {
    const sent = linesOf(before);
    const lines = linesOf(document).map((line, index) => ({
      ...line,
      lotes: withCounts(sent[index]!.lotes, line.lotes),
    }));
    const strange = linesOf(document).flatMap(({ lotes }, index) =>
      issueAt(
        (lotes ?? []).some(({ loteId }) => !(sent[index]!.lotes ?? []).some((lot) => lot.loteId === loteId)),
        `lineas.${index}.lotes`,
        'LOTE_AJENO',
      ),
    );
    const issues = [...strange, ...lines.flatMap((line, index) => arrivalIssues(line, `lineas.${index}.`))];
    if (issues.length > 0) throw invalid(issues);
    const arrived = lines.map((line, index) => {
      const [usable, held] = [line.cantidadRecibida ?? 0, heldOf(line)];
      return { ...placed(line, index), usable, held, counted: arrivedLots(line, held) };
    });
    return withLots(lines, await receive(tx, transferOf(document), arrived, { actor, now }));
  },
  resolver: async ({ tx, document, actor, now }) => {
    const settled = linesOf(document).flatMap((line, index): SettledLine[] =>
      line.diferenciaResolucion
        ? [
            {
              ...placed(line, index),
              settlement: line.diferenciaResolucion,
              surplus: Math.max(
                (line.lotes ?? []).reduce((sum, lot) => sum + (lot.cantidadSobrante ?? 0), 0),
                (line.cantidadRecibida ?? 0) - (line.cantidadSurtida ?? 0),
              ),
            },
          ]
        : [],
    );
    await settle(tx, transferOf(document), settled, { actor, now });
    return {};
  },
};

function transferOf({ solicitudId, folio, almacenSurtidorId, almacenSolicitanteId }: Solicitud): Transfer {
  return {
    document: stockDocument('SOLICITUD', solicitudId, folio),
    origenId: almacenSurtidorId,
    destinoId: almacenSolicitanteId,
  };
}

function placed({ insumoId, lotes }: SolicitudLine, index: number): TransferLine {
  return { insumoId, campo: `lineas.${index}`, lotes: (lotes ?? []).map(sentLot) };
}

function sentLot(lot: NonNullable<SolicitudLine['lotes']>[number]): ShippedLot {
  return {
    loteId: lot.loteId,
    cantidad: lot.cantidad,
    numeroLote: lot.numeroLote ?? null,
    caducidad: lot.caducidad ?? null,
    origen: lot.origen ?? null,
    cantidadRecibida: lot.cantidadRecibida ?? null,
    cantidadRetenida: lot.cantidadRetenida ?? null,
    cantidadSobrante: lot.cantidadSobrante ?? null,
    loteRetenidoId: lot.loteRetenidoId ?? null,
  };
}

/** Returns the lines with their reserved lots, each with location and origin for the picker. */
async function setApartLines(
  tx: Queryable,
  lines: readonly SolicitudLine[],
  lots: readonly (readonly ShippedLot[])[],
): Promise<Pick<Solicitud, 'lineas'>> {
  const ids = lots.flat().map(({ loteId }) => loteId);
  const places = await lotPlaces(tx, ids);
  const originOf = await lotOrigins(tx, ids);
  return withLots(
    lines.map((line, index) => ({ ...line, cantidadApartada: piecesOf(lots[index] ?? []) })),
    lots.map((own) =>
      own.map((lot) => ({
        ...lot,
        origen: originOf(lot.loteId),
        ubicacionCodigo: places.get(lot.loteId) ?? null,
      })),
    ),
  );
}

function withLots(
  lines: readonly SolicitudLine[],
  lots: readonly (readonly ShippedLot[])[],
): Pick<Solicitud, 'lineas'> {
  return { lineas: lines.map((line, index) => ({ ...line, lotes: (lots[index] ?? []).map((lot) => ({ ...lot })) })) };
}
