import { DARK } from '../palette';
import type { Scheme } from '../settings/theme-settings';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { mix } from './mix';
import { shade, type Level, type ThemeColor } from './scales';
import { textOn } from './text-on';

/** A navigation filled with the theme's colour, and what stands on it. */
export interface ThemedNav {
  readonly fill: string;
  readonly text: string;
  /** Titles, icons. */
  readonly soft: string;
  readonly hover: string;
  readonly selected: string;
  readonly line: string;
  /** Border of an input. */
  readonly control: string;
}

/** Always the chosen level itself, dimmed in the dark; text, hover and edges are found so that they can be read (AA). */
export function themedNavOf(color: ThemeColor, level: Level, scheme: Scheme): ThemedNav {
  const chosen = shade(color, level);
  const fill = scheme === 'light' ? chosen : mix(chosen, DARK.surface.page, 0.62);
  const text = textOn(color, [fill]) ?? '#ffffff';
  const against = text === '#ffffff' ? '#000000' : '#ffffff';
  const readable = (candidates: readonly string[], least: number, others: readonly string[]) =>
    candidates.find((one) => others.every((other) => contrast(one, other) >= least)) ?? text;
  // Nearer to the text where that leaves it readable, else further away.
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
