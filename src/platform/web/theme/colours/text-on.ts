import { contrast, TEXT_CONTRAST } from './contrast';
import { shade, type ThemeColor } from './scales';

/** Text that can be read on every one of the fills: white, else the darkest of the colour itself, else black; null when none can. */
export function textOn(color: ThemeColor, fills: readonly string[]): string | null {
  return (
    ['#ffffff', shade(color, 950), '#000000'].find((text) =>
      fills.every((fill) => contrast(text, fill) >= TEXT_CONTRAST),
    ) ?? null
  );
}
