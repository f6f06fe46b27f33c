import { useTranslate } from 'react-admin';
import { scoreChip } from './card-face';
import { FaceToneChip } from './FaceToneChip';
import type { Card } from './useHospital';

/** The last score and where it goes. */
export function News2({ card }: { readonly card: Card }) {
  return <FaceToneChip {...scoreChip(card, useTranslate())} />;
}
