/** Style of a series or share, distinguishable by more than its hue. */
export interface SeriesStyle {
  /** CSS colour that follows mode and accent: 3:1 against a card, in light and dark, with any accent. */
  readonly color: string;
  /** `stroke-dasharray` of its line; empty for a solid one. */
  readonly dash: string;
  /** Shape of its markers. */
  readonly shape: 'circle' | 'square' | 'triangle';
}

const full = (name: string) => `var(--mui-palette-${name})`;
/** 65 % of a tone on the card: half the contrast of the full one, so that neighbours differ in grey too. */
const soft = (name: string) => `color-mix(in srgb, var(--mui-palette-${name}) 65%, var(--mui-palette-surface-raised))`;

const STYLES: readonly SeriesStyle[] = [
  { color: full('primary-main'), dash: '', shape: 'circle' },
  { color: soft('tone-warning-text'), dash: '6 4', shape: 'square' },
  { color: full('tone-info-text'), dash: '2 4', shape: 'triangle' },
  { color: soft('tone-danger-text'), dash: '12 4 2 4', shape: 'circle' },
  { color: full('tone-neutral-text'), dash: '', shape: 'square' },
  { color: soft('tone-success-text'), dash: '6 4', shape: 'triangle' },
];

/** Returns the style of the series at an index; styles repeat after the sixth. */
export function seriesStyle(index: number): SeriesStyle {
  return STYLES[index % STYLES.length]!;
}

/** Labels along an axis. */
export const TICK_LABEL = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' } as const;
