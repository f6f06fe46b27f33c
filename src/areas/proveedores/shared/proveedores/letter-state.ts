import type { LetterFacts } from './exchange-right';

type Counted = Pick<LetterFacts, 'cantidad' | 'cantidadCanjeada' | 'piezasEnCanje'>;

/** Returns the state of a letter from its pieces (DOMAIN b.5). */
export function letterState({
  cantidad,
  cantidadCanjeada,
  piezasEnCanje,
}: Counted): 'VIGENTE' | 'EN_CANJE' | 'APLICADA_PARCIAL' | 'APLICADA' {
  if (cantidadCanjeada >= cantidad) return 'APLICADA';
  if (piezasEnCanje > 0) return 'EN_CANJE';
  return cantidadCanjeada > 0 ? 'APLICADA_PARCIAL' : 'VIGENTE';
}
