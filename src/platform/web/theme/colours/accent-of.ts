import { DARK, LIGHT } from '../palette';
import type { Scheme } from '../settings/theme-settings';
import { contrast, TEXT_CONTRAST } from './contrast';
import { mix } from './mix';
import { LEVELS, shade, type Level, type ThemeColor } from './scales';
import { textOn } from './text-on';

/** Accent colour of links, icons, filled buttons and selected items. */
export interface Accent {
  /** Level in use: the chosen one, or the nearest legible one. */
  readonly level: Level;
  readonly main: string;
  /** Colour on hover. */
  readonly dark: string;
  readonly light: string;
  /** Text on `main` and on `dark`. */
  readonly contrastText: string;
  /** Background of selected items, with text in the accent's colour. */
  readonly selected: string;
}

/**
 * Returns the accent of a theme colour at a level. It must be legible as text on every surface of the mode, and as a fill behind text. When
 * the chosen level does not meet AA for both, the nearest that does replaces it; between two equally near levels, the one with more contrast.
 */
export function accentOf(color: ThemeColor, wanted: Level, scheme: Scheme): Accent {
  const away = scheme === 'light' ? 1 : -1;
  const distance = (level: Level) =>
    Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(wanted)) - 0.1 * away * Math.sign(level - wanted);
  for (const level of LEVELS.toSorted((a, b) => distance(a) - distance(b))) {
    const accent = tryLevel(color, level, scheme);
    if (accent) return accent;
  }
  throw new Error(`No level of ${color} can be read in ${scheme}`);
}

function tryLevel(color: ThemeColor, level: Level, scheme: Scheme): Accent | null {
  const { surface } = scheme === 'light' ? LIGHT : DARK;
  const away = scheme === 'light' ? 1 : -1;
  const main = shade(color, level);
  const dark = shade(color, level, away);
  const selected = mix(main, surface.raised, scheme === 'light' ? 0.1 : 0.16);
  const readable = [surface.page, surface.raised, surface.sunken, surface.side, surface.hover, selected].every(
    (under) => contrast(main, under) >= TEXT_CONTRAST,
  );
  const contrastText = textOn(color, [main, dark]);
  return readable && contrastText
    ? { level, main, dark, light: shade(color, level, -away), contrastText, selected }
    : null;
}
