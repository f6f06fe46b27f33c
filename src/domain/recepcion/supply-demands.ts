import { addMonths, monthsBetween } from '../../shared/dates/months';
import type { Issue } from '../../shared/issue';
import { isFilled } from '../../shared/paths';
import { issueAt } from '../guards/issue-at';

/** What a supply asks of the lots that come in. */
export interface SupplyDemands {
  readonly requiereLote: boolean;
  readonly requiereCaducidad: boolean;
  readonly redFria: boolean;
  readonly vidaUtilMinimaMeses: number;
}

/** What a line says of its lot. */
interface LotLine {
  readonly numeroLote?: string | null;
  readonly caducidad?: string | null;
  readonly temperatura?: number | null;
  readonly cartaFolio?: string | null;
}

/** What is missing of a line's lot: number, expiry and, where it is kept cold, the temperature it came with (DOMAIN a.5). */
export function missingLotData(
  { requiereLote, requiereCaducidad, redFria }: Omit<SupplyDemands, 'vidaUtilMinimaMeses'>,
  { numeroLote, caducidad, temperatura }: LotLine,
  campo: string,
): readonly Issue[] {
  return [
    ...issueAt(requiereLote && !isFilled(numeroLote), `${campo}.numeroLote`, 'REQUERIDO'),
    ...issueAt(requiereCaducidad && !isFilled(caducidad), `${campo}.caducidad`, 'REQUERIDO'),
    ...issueAt(redFria && typeof temperatura !== 'number', `${campo}.temperatura`, 'REQUERIDO'),
  ];
}

/**
 * A lot with less life than its supply asks for is only taken with an exchange letter (DOMAIN a.5).
 *
 * @param day `yyyy-MM-dd` of the reception where the warehouse is
 */
export function missingLetter(
  { vidaUtilMinimaMeses: meses }: Pick<SupplyDemands, 'vidaUtilMinimaMeses'>,
  { caducidad, cartaFolio }: LotLine,
  day: string,
  campo: string,
): readonly Issue[] {
  const short = typeof caducidad === 'string' && caducidad < addMonths(day, meses);
  return short && !isFilled(cartaFolio)
    ? issueAt(true, `${campo}.cartaFolio`, 'CADUCIDAD_CORTA', { meses, restantes: monthsBetween(day, caducidad) })
    : [];
}
