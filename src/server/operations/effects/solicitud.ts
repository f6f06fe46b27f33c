import type { Solicitud } from '../../../../generated/shared/types.gen';
import { linesOf } from '../../../domain/solicitud/lines-of';
import type { StockAmount, StockDocument, StockLedger } from '../stock/stock-ledger';
import type { Effects } from './effects';

const UNKNOWN = { existenciaActual: null, cpm: null, enTransito: null, cantidadSugerida: null };

/** What the steps of a supply request do to stock (DOMAIN b.1), by the ledger of the installation. */
export function solicitudEffects(ledger: StockLedger): Effects {
  return {
    /** Each line keeps what was known of its supply when it was asked for. */
    solicitudEnviar: async ({ tx, document }) => {
      const lines = linesOf(document);
      const known = await ledger.snapshot(
        tx,
        document.almacenSolicitanteId,
        lines.map(({ insumoId }) => insumoId),
      );
      return { lineas: lines.map((line) => ({ ...line, ...UNKNOWN, ...known.get(line.insumoId) })) };
    },
    solicitudIniciarSurtimiento: async ({ tx, document }) => {
      await ledger.reserve(tx, documentOf(document), amounts(document, 'cantidadAutorizada'));
      return {};
    },
    solicitudDevolver: async ({ tx, document }) => {
      await ledger.release(tx, documentOf(document));
      return {};
    },
    /** Only what was picked stays reserved. */
    solicitudConfirmarSurtido: async ({ tx, document }) => {
      await ledger.release(tx, documentOf(document));
      await ledger.reserve(tx, documentOf(document), amounts(document, 'cantidadSurtida'));
      return {};
    },
    solicitudEmbarcar: async ({ tx, document }) => {
      await ledger.ship(tx, documentOf(document), amounts(document, 'cantidadSurtida'));
      return {};
    },
    /** Handed over within the unit: what leaves arrives. */
    solicitudEntregar: async ({ tx, document }) => {
      const moved = amounts(document, 'cantidadSurtida');
      await ledger.ship(tx, documentOf(document), moved);
      await ledger.receive(tx, documentOf(document), moved);
      return { lineas: linesOf(document).map((line) => ({ ...line, cantidadRecibida: line.cantidadSurtida ?? 0 })) };
    },
    solicitudRecibir: async ({ tx, document }) => {
      await ledger.receive(tx, documentOf(document), amounts(document, 'cantidadRecibida'));
      return {};
    },
    solicitudResolver: async ({ tx, document }) => {
      const back = linesOf(document)
        .filter(({ diferenciaResolucion }) => diferenciaResolucion === 'REINGRESO')
        .map(({ insumoId, cantidadSurtida, cantidadRecibida }) => ({
          insumoId,
          cantidad: (cantidadSurtida ?? 0) - (cantidadRecibida ?? 0),
        }))
        .filter(({ cantidad }) => cantidad > 0);
      const { almacenOrigenId, almacenDestinoId, ...rest } = documentOf(document);
      await ledger.receive(tx, { ...rest, almacenOrigenId: almacenDestinoId, almacenDestinoId: almacenOrigenId }, back);
      return {};
    },
  };
}

function documentOf({ solicitudId, folio, almacenSurtidorId, almacenSolicitanteId }: Solicitud): StockDocument {
  return {
    tipo: 'SOLICITUD',
    id: solicitudId,
    folio,
    almacenOrigenId: almacenSurtidorId,
    almacenDestinoId: almacenSolicitanteId,
  };
}

function amounts(
  document: Solicitud,
  field: 'cantidadAutorizada' | 'cantidadSurtida' | 'cantidadRecibida',
): StockAmount[] {
  return linesOf(document)
    .map((line) => ({ insumoId: line.insumoId, cantidad: line[field] ?? 0 }))
    .filter(({ cantidad }) => cantidad > 0);
}
