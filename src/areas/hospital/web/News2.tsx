import { useTranslate } from 'react-admin';
import { scoreChip } from './card-face';
import { FaceToneChip } from './FaceToneChip';
import type { Card } from './useHospital';

/** Renders the last score and its trend. */
export function News2({ card }: { readonly card: Card }) {
  return <FaceToneChip {...scoreChip(card, useTranslate())} />;
}
