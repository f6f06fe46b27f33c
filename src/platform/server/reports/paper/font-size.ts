/** Points: what is read without effort, and what can still be read. */
const LARGEST = 8.5;
const SMALLEST = 5;
const STEP = 0.25;

/** Widths of the signs of Roboto, in parts of its size; a heading is bold, and a little wider. */
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

/** The widest part of a text that stands on one line. */
export function widestWord(text: string): number {
  return Math.max(0, ...text.split(/(?<=[\s-])/).map((word) => textWidth(word.trimEnd())));
}

/**
 * The largest size in which the columns stand beside each other.
 *
 * @param columns widths that each needs at least, in parts of the size
 * @param padding beside each column, in points
 */
export function fontSizeFor(columns: readonly number[], available: number, padding: number): number {
  const needed = columns.reduce((sum, width) => sum + width, 0);
  const fitting = (available - columns.length * padding) / needed;
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor(fitting / STEP) * STEP));
}
