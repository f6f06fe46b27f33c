import { addMonths, monthsBetween } from '#platform/shared/dates/months';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Requirements of a supply for incoming lots. */
export interface SupplyDemands {
  readonly requiereLote: boolean;
  readonly requiereCaducidad: boolean;
  readonly redFria: boolean;
  readonly vidaUtilMinimaMeses: number;
}

/** Lot data of a line. */
interface LotLine {
  readonly numeroLote?: string | null;
  readonly caducidad?: string | null;
  readonly temperatura?: number | null;
  readonly cartaFolio?: string | null;
}

/**
 * Reports the missing data of a lot, of any origin: number and expiry (DOMAIN a.5).
 *
 * @param place path of the lot in the request, with a trailing dot: `lineas.3.`
 */
export function missingLotData(
  { requiereLote, requiereCaducidad }: Pick<SupplyDemands, 'requiereLote' | 'requiereCaducidad'>,
  { numeroLote, caducidad }: LotLine,
  place: string,
): readonly Issue[] {
  return [
    ...issueAt(requiereLote && !isFilled(numeroLote), `${place}numeroLote`, 'REQUERIDO'),
    ...issueAt(requiereCaducidad && !isFilled(caducidad), `${place}caducidad`, 'REQUERIDO'),
  ];
}

/** Reports the missing data of a lot delivered by a supplier: those of `missingLotData`, and the temperature in transit. */
export function missingDeliveryData(demands: SupplyDemands, line: LotLine, place: string): readonly Issue[] {
  return [
    ...missingLotData(demands, line, place),
    ...issueAt(demands.redFria && typeof line.temperatura !== 'number', `${place}temperatura`, 'REQUERIDO'),
  ];
}

/**
 * Requires an exchange letter for a lot with less shelf life than required (DOMAIN a.5).
 *
 * @param meses minimum shelf life, from the supply and the contract
 * @param day `yyyy-MM-dd` of the reception at the warehouse
 * @param place as in `missingLotData`
 */
export function missingLetter(
  meses: number,
  { caducidad, cartaFolio }: LotLine,
  day: string,
  place: string,
): readonly Issue[] {
  const short = typeof caducidad === 'string' && caducidad < addMonths(day, meses);
  return short && !isFilled(cartaFolio)
    ? issueAt(true, `${place}cartaFolio`, 'CADUCIDAD_CORTA', { meses, restantes: monthsBetween(day, caducidad) })
    : [];
}
