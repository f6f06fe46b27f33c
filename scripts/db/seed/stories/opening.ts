import { addDays } from '#platform/shared/dates/days';
import type { StockDocument } from '#areas/inventario/server/stock/post-stock';

/** Days before the base date on which every ledger of the demo begins; the oldest request is younger. */
const OPENED_BEFORE = 190;

/** Returns the time at which the ledgers begin (ISO 8601, UTC). */
export const openedAt = (baseDate: string): string => `${addDays(baseDate, -OPENED_BEFORE)}T15:00:00.000Z`;

/** Returns the document of a warehouse's opening stock. */
export const opening = (clave: string): StockDocument => ({ tipo: 'IMPORTACION', id: null, folio: `INI-${clave}` });
