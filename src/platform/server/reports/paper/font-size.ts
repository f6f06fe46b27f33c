/** In points: comfortable size, and smallest legible size. */
const LARGEST = 8.5;
const SMALLEST = 5;
const STEP = 0.25;

/** Widths of Roboto characters relative to the font size; headings are bold and slightly wider. */
const WIDE = 0.68;
const DIGIT = 0.57;
const NARROW = 0.3;
const OTHER = 0.55;

/** Estimates the width of a text, as a multiple of the font size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text)
    width += /\d/.test(sign)
      ? DIGIT
      : /[\s.,;:|'!()ijlIft-]/.test(sign)
        ? NARROW
        : /[\p{Lu}mw—%@]/u.test(sign)
          ? WIDE
          : OTHER;
  return width;
}

/** Returns the width of the widest part of a text that does not break. */
export function widestWord(text: string): number {
  return Math.max(0, ...text.split(/(?<=[\s-])/).map((word) => textWidth(word.trimEnd())));
}

/**
 * Returns the largest font size at which the columns fit side by side.
 *
 * @param columns minimum width of each, relative to the font size
 * @param padding beside each column, in points
 */
export function fontSizeFor(columns: readonly number[], available: number, padding: number): number {
  const needed = columns.reduce((sum, width) => sum + width, 0);
  const fitting = (available - columns.length * padding) / needed;
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor(fitting / STEP) * STEP));
}
