import type { TranslateFunction } from 'react-admin';
import type { KnownLot } from '#platform/shared/barcodes/choose-reading';
import { formatDate } from '../format/format-date';
import { originAmong } from '../lots/origin-among';

type NamedLot = KnownLot & { readonly origin?: string | null };

/**
 * Returns number and expiry of a lot for the answers to a question, with its origin if another answer has the same two.
 *
 * @param among lots of all answers
 */
export function lotTexts(
  named: NamedLot,
  translate: TranslateFunction,
  among: readonly NamedLot[] = [],
): { readonly lot: string; readonly expiry: string } {
  const { lot, expiry } = named;
  const day = expiry === null ? translate('app.scan.noExpiry') : formatDate(expiry);
  const origin = originAmong(toListed(named), among.filter((other) => other !== named).map(toListed));
  return { lot: lot ?? translate('app.scan.noLot'), expiry: [day, origin].filter(Boolean).join(' · ') };
}

const toListed = ({ lot, expiry, origin = null }: NamedLot) => ({ numeroLote: lot, caducidad: expiry, origen: origin });
