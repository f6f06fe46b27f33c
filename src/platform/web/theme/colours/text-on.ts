import { contrast, TEXT_CONTRAST } from './contrast';
import { shade, type ThemeColor } from './scales';

/**
 * Returns a text colour that is legible on all of the fills: white, else the darkest of the colour itself, else black; null when none is.
 */
export function textOn(color: ThemeColor, fills: readonly string[]): string | null {
  return (
    ['#ffffff', shade(color, 950), '#000000'].find((text) =>
      fills.every((fill) => contrast(text, fill) >= TEXT_CONTRAST),
    ) ?? null
  );
}
