import type { TranslateFunction } from 'react-admin';
import type { KnownLot } from '#platform/shared/barcodes/choose-reading';
import { formatDate } from '../format/format-date';
import { originAmong } from '../lots/origin-among';

type NamedLot = KnownLot & { readonly origin?: string | null };

/**
 * Number and expiry of a lot as the answers to a question show them, with its origin where another answer has both.
 *
 * @param among the lots of all answers
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
