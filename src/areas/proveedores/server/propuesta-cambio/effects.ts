import type { PropuestaCambio } from '#generated/shared/types.gen';
import { claimedOf, heldOf, type ExchangeLine } from '#areas/proveedores/shared/proveedores/exchange-line';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { notify } from '#areas/avisos/server/notify';
import type { Step } from '#platform/server/lifecycle/step';
import { Problem } from '#platform/server/db/problem';
import { centralOffice } from '#areas/seguridad/server/central-office';
import { postStock, stockDocument } from '#areas/inventario/server/stock/post-stock';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import { withRound } from '../endpoints/exchange-rounds';
import { byLetter, moveRights } from '../move-rights';
import { offeredLots, placed } from '../offered-lots';
import { receiveExchange } from '../receive-exchange';
import { requireAppointment } from '../require-appointment';
import { requireOffer } from '../require-offer';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEvidence } from '#areas/inventario/server/require-evidence';

/** States in which pieces are reserved for the supplier. */
const HOLDING: readonly string[] = ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'];

/** Effects of the steps of an exchange proposal (DOMAIN b.5). */
export const propuestaCambioEffects: EffectsOf<'propuesta-cambio'> = {
  /** Copies the data of each lot into its line. The coverage by letters is that of today, however long the answer takes. */
  enviar: async (step) => {
    const { tx, document, actor, now } = step;
    const { day } = await warehouseRules(tx, document.almacenId, now);
    const offer = await offeredLots(tx, document);
    await requireOffer(tx, document, offer, day);
    await notify(
      tx,
      (await centralOffice(tx, 'propuesta-cambio.responder')).filter((each) => each !== actor.usuarioId),
      {
        tipo: 'PROPUESTA_POR_RESPONDER',
        severidad: 'INFO',
        folio: document.folio,
        detalle: document.proveedorNombre,
        ruta: `/propuesta-cambio/${document.propuestaCambioId}`,
        entidad: 'propuesta-cambio',
        entidadId: document.propuestaCambioId,
        unidadId: document.unidadId,
        agrupador: `propuesta-cambio/${document.propuestaCambioId}`,
      },
    );
    const lineas = (document.lineas ?? []).map((line) => ({ ...placed(line, offer, day), cantidadContra: null }));
    return { lineas, rondas: await withRound(step, 'PROPUESTA', lineas) };
  },

  /** Reserves the outgoing pieces and claims them from their letters. Only the central office may accept a substitute. */
  aceptar: async (step) => {
    const { tx, document, actor } = step;
    if (document.tipo === 'SUSTITUTO' && actor.permissions.get('propuesta-cambio.responder') !== 'RED')
      throw new Problem(403, 'SUSTITUTO_OFICINA_CENTRAL');
    const lines = document.lineas ?? [];
    const { letters } = await offeredLots(tx, document);
    const left = new Map(
      [...letters].map(([id, each]) => [id, each.cantidad - each.cantidadCanjeada - each.piezasEnCanje]),
    );
    const claimed = lines.map((line) => {
      const free = line.cartaCanjeId == null ? 0 : Math.max(0, left.get(line.cartaCanjeId) ?? 0);
      const piezasPorDerecho = Math.min(line.piezasPorDerecho ?? 0, free);
      if (line.cartaCanjeId != null) left.set(line.cartaCanjeId, free - piezasPorDerecho);
      return { ...line, piezasPorDerecho };
    });
    await moveRights(
      step,
      byLetter(claimed.map((line) => ({ cartaCanjeId: line.cartaCanjeId, enCanje: claimedOf(line), canjeada: 0 }))),
    );
    await post(step, lines, ({ cantidadSale }) => cantidadSale, 'reserve');
    return { lineas: claimed };
  },

  contraproponer: async (step) => ({
    ronda: (step.document.ronda ?? 0) + 1,
    rondas: await withRound(step, 'CONTRAPROPUESTA', step.document.lineas ?? []),
  }),

  avisarEnvio: async ({ tx, document }) => {
    if (document.tipo === 'NOTA_CREDITO') await requireEvidence(tx, 'propuesta-cambio', document.propuestaCambioId);
    await requireAppointment(tx, document);
    return {};
  },

  recibir: (step) => receiveExchange(step),

  cerrarCorto: async (step) => {
    requireCentral(step);
    await releaseReservations(step);
    return {};
  },

  liberar: async (step) => {
    if (HOLDING.includes(step.document.estatus)) await releaseReservations(step);
    return {};
  },
};

/** Releases the pieces that were not exchanged, and their claims on the letters. */
async function releaseReservations(step: Step<PropuestaCambio, unknown>): Promise<void> {
  const lines = step.document.lineas ?? [];
  await moveRights(
    step,
    byLetter(lines.map((line) => ({ cartaCanjeId: line.cartaCanjeId, enCanje: -claimedOf(line), canjeada: 0 }))),
  );
  await post(step, lines, heldOf, 'release');
}

/** Requires central office to close with pending pieces: this gives up a right of the network. */
function requireCentral({ actor }: Step<PropuestaCambio, unknown>): void {
  if (actor.permissions.get('propuesta-cambio.responder') !== 'RED') throw new Problem(403, 'CIERRE_OFICINA_CENTRAL');
}

async function post(
  { tx, document, actor, now }: Step<PropuestaCambio, unknown>,
  lines: readonly ExchangeLine[],
  pieces: (line: ExchangeLine) => number,
  kind: 'reserve' | 'release',
): Promise<void> {
  const { day } = await warehouseRules(tx, document.almacenId, now);
  const changes = lines.flatMap((line, index): StockChange[] =>
    pieces(line) > 0
      ? [
          {
            kind,
            ...(kind === 'reserve' ? { unfit: true } : {}),
            almacenId: document.almacenId,
            insumoId: line.insumoId!,
            loteId: line.loteSaleId,
            cantidad: pieces(line),
            campo: `lineas.${index}.cantidadSale`,
          },
        ]
      : [],
  );
  await postStock(tx, [{ document: stockDocument('CANJE', document.propuestaCambioId, document.folio), changes }], {
    actor,
    now,
    day,
  });
}
