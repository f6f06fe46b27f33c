import type { UnidadDosis } from '#generated/shared/enums.gen';
import { plainText } from '#platform/shared/text/plain-text';

/** Pack of a medicine, as stated in the catalogue or a prescription's line. */
export interface Pack {
  /** Amount in the pack, in `unidadContenido`: tablets, mL, puffs. */
  readonly contenidoEnvase?: number | null | undefined;
  readonly unidadContenido?: string | null | undefined;
  /** mL of each piece in the pack, e.g. of an ampoule. */
  readonly volumenUnidad?: number | null | undefined;
  /** Strength: `500 mg`, `250 mg/5 mL`. */
  readonly concentracion?: string | null | undefined;
  /** `Frasco gotero con 15 mL`; states the content when the catalogue does not. */
  readonly presentacion?: string | null | undefined;
  /** True when stock is counted in the pieces of a pack. */
  readonly fraccionable?: boolean | null | undefined;
}

const WORDS: readonly (readonly [RegExp, UnidadDosis])[] = [
  [/^tabletas?/, 'tableta'],
  [/^comprimidos?/, 'comprimido'],
  [/^grageas?/, 'gragea'],
  [/^capsulas?/, 'cápsula'],
  [/^sobres?/, 'sobre'],
  [/^supositorios?/, 'supositorio'],
  [/^ovulos?/, 'óvulo'],
  [/^parches?/, 'parche'],
  [/^frascos? ampula/, 'frasco ámpula'],
  [/^(?:ampolletas?|ampulas?)/, 'ampolleta'],
  [/^jeringas?/, 'jeringa'],
  [/^disparos?/, 'disparo'],
  [/^dosis/, 'dosis'],
  [/^ml\b/, 'mL'],
  [/^g\b/, 'g'],
];

/** Matches amounts with a unit of content; the last one counts: «inhalador de 200 dosis»; «1 sobre de 20.5 g» is one sachet. */
const STATED = /\b(?:con|de|para) (\d[\d ]*(?:\.\d+)?) ?([a-z][a-z ]*)/;

/**
 * Returns the content of one piece of stock: from the catalogue with its unit, else from its presentation.
 *
 * @returns null when neither states an amount; the unit is null when only the amount is known
 */
export function contentOf(pack: Pack): { readonly amount: number; readonly unit: UnidadDosis | null } | null {
  const { contenidoEnvase, unidadContenido, presentacion, fraccionable } = pack;
  const unit = (unidadContenido as UnidadDosis | null | undefined) ?? null;
  const stated = unit === null ? statedIn(presentacion) : null;
  // In the catalogue, 1 usually means that the content was never entered.
  const amount = (contenidoEnvase ?? 0) > 1 ? contenidoEnvase : (stated?.amount ?? contenidoEnvase);
  if (!amount || !(amount > 0)) return null;
  return { amount: fraccionable ? 1 : amount, unit: stated?.unit ?? unit };
}

function statedIn(presentacion: string | null | undefined) {
  const text = plainText(presentacion ?? '');
  const [, amount = '', words = ''] = STATED.exec(text) ?? [];
  const word = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  const unit = word === 'dosis' && text.includes('inhalador') ? 'disparo' : word;
  return unit ? { amount: Number(amount.replaceAll(' ', '')), unit } : null;
}
