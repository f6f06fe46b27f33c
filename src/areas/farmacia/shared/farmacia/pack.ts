import type { UnidadDosis } from '#generated/shared/enums.gen';
import { plainText } from '#platform/shared/plain-text';

/** Pack of a medicine, as the catalogue or the line of a prescription states it. */
export interface Pack {
  /** Amount in it, in `unidadContenido`: tablets, mL, puffs. */
  readonly contenidoEnvase?: number | null | undefined;
  readonly unidadContenido?: string | null | undefined;
  /** mL of each piece in it, as of each ampoule. */
  readonly volumenUnidad?: number | null | undefined;
  /** Strength: `500 mg`, `250 mg/5 mL`. */
  readonly concentracion?: string | null | undefined;
  /** `Frasco gotero con 15 mL`; states the content where the catalogue does not. */
  readonly presentacion?: string | null | undefined;
  /** The pieces in a pack are what stock is counted in. */
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

/** The last amount with a unit of a content: «inhalador de 200 dosis», «1 sobre de 20.5 g» is one sachet. */
const STATED = /\b(?:con|de|para) (\d[\d ]*(?:\.\d+)?) ?([a-z][a-z ]*)/;

/**
 * Content of one piece of stock: the one that the catalogue states with its unit, else that of its presentation.
 *
 * @returns null when neither states an amount; the unit is null when only the amount is known
 */
export function contentOf(pack: Pack): { readonly amount: number; readonly unit: UnidadDosis | null } | null {
  const { contenidoEnvase, unidadContenido, presentacion, fraccionable } = pack;
  const unit = (unidadContenido as UnidadDosis | null | undefined) ?? null;
  const stated = unit === null ? statedIn(presentacion) : null;
  // One is what a catalogue says that was never filled in.
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
