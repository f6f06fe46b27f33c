import { DARK } from '../palette';
import type { Scheme } from '../settings/theme-settings';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { mix } from './mix';
import { shade, type Level, type ThemeColor } from './scales';
import { textOn } from './text-on';

/** Colours of a navigation filled with the theme's colour. */
export interface ThemedNav {
  readonly fill: string;
  readonly text: string;
  /** Colour of titles and icons. */
  readonly soft: string;
  readonly hover: string;
  readonly selected: string;
  readonly line: string;
  /** Border of an input. */
  readonly control: string;
}

/**
 * Returns the colours of a themed navigation. The fill is always the chosen level, dimmed in dark mode; text, hover and edges are chosen to
 * be legible (AA).
 */
export function themedNavOf(color: ThemeColor, level: Level, scheme: Scheme): ThemedNav {
  const chosen = shade(color, level);
  const fill = scheme === 'light' ? chosen : mix(chosen, DARK.surface.page, 0.62);
  const text = textOn(color, [fill]) ?? '#ffffff';
  const against = text === '#ffffff' ? '#000000' : '#ffffff';
  const readable = (candidates: readonly string[], least: number, others: readonly string[]) =>
    candidates.find((one) => others.every((other) => contrast(one, other) >= least)) ?? text;
  // Mixes towards the text colour if it stays legible, otherwise away from it.
  const lift = (share: number) =>
    [mix(text, fill, share), mix(against, fill, share)].find(
      (candidate) => contrast(text, candidate) >= TEXT_CONTRAST,
    ) ?? fill;
  const hover = lift(0.1);
  return {
    fill,
    text,
    soft: readable([mix(text, fill, 0.72), mix(text, fill, 0.86)], TEXT_CONTRAST, [fill, hover]),
    hover,
    selected: lift(0.18),
    line: mix(text, fill, 0.2),
    control: readable([mix(text, fill, 0.5), mix(text, fill, 0.7)], EDGE_CONTRAST, [fill]),
  };
}
