/** Returns the contrast ratio of two `#rrggbb` colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Minimum contrast of text of any size (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast for edges of controls and for the focus (WCAG 2.2 AA). */
export const EDGE_CONTRAST = 3;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the channels of a colour: `#0a141e` → `[10, 20, 30]`. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
