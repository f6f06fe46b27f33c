import type { TranslateFunction } from 'react-admin';
import type { KnownLot } from '../../shared/barcodes/choose-reading';
import { formatDate } from '../format/format-date';

/** Number and expiry of a lot as the answers to a question show them. */
export function lotTexts(
  { lot, expiry }: KnownLot,
  translate: TranslateFunction,
): { readonly lot: string; readonly expiry: string } {
  return {
    lot: lot ?? translate('app.scan.noLot'),
    expiry: expiry === null ? translate('app.scan.noExpiry') : formatDate(expiry),
  };
}
