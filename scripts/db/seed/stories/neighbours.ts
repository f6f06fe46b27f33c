import { addDays } from '#platform/shared/dates/days';
import type { Hand } from '../plan/stock-history';
import { METFORMIN, SHORT_CENTRE, WELL_STOCKED_CENTRE } from '../plan/neighbours';
import type { Ground } from './ground';
import { openedAt, opening } from './opening';
import type { StockEvent, Story } from './story';

/** Days before the base date on which the centre dispensed metformin. */
const USES = [172, 142, 112, 82, 52, 22] as const;
const PIECES_OF_A_USE = 100;
/** Remaining pieces: fewer than the reorder point of any setting. */
const LEFT = 12;

/**
 * DOMAIN g, story 4: a health centre has hardly any metformin left. Its neighbour has 400 unused pieces of one lot, which expire in 60
 * days.
 */
export function neighbours({ baseDate, supplyOf, warehouse }: Ground): Story {
  const { insumoId, precioReferencia } = supplyOf(METFORMIN);
  const [short, rich] = [warehouse(SHORT_CENTRE), warehouse(WELL_STOCKED_CENTRE)];
  const bought = { fuenteFinanciamientoId: null, programaId: null, costoUnitario: precioReferencia ?? 17 };
  const opens = (
    { almacenId, clave }: typeof short,
    cantidad: number,
    lot: { readonly numeroLote: string; readonly caducidad: string },
  ): StockEvent => ({
    at: openedAt(baseDate),
    document: opening(clave),
    happens: (hand) =>
      hand.change({ kind: 'entry', tipo: 'E_INICIAL', almacenId, insumoId, cantidad, lot: { ...lot, ...bought } }),
  });
  const keys = [short, rich].map(({ almacenId }) => ({ almacenId, insumoId }));
  return {
    keys,
    begins: keys,
    events: [
      opens(short, USES.length * PIECES_OF_A_USE + LEFT, { numeroLote: 'M25K310', caducidad: addDays(baseDate, 420) }),
      opens(rich, 400, { numeroLote: 'M24H118', caducidad: addDays(baseDate, 60) }),
      ...USES.map((days): StockEvent => {
        const day = addDays(baseDate, -days);
        const { almacenId, clave } = short;
        return {
          at: `${day}T20:30:00.000Z`,
          document: { tipo: 'CONSUMO', id: null, folio: `CON-${clave}-${day}` },
          happens: (hand: Hand) => {
            const [lot] = hand.lots({ almacenId, insumoId });
            hand.change({
              kind: 'exit',
              tipo: 'S_CONSUMO_SERVICIO',
              almacenId,
              insumoId,
              loteId: lot!.loteId,
              cantidad: PIECES_OF_A_USE,
            });
          },
        };
      }),
    ],
    store: async () => undefined,
  };
}
