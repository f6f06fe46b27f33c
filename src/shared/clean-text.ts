/** Control characters but for tabs and line ends, soft hyphens, marks of direction, joiners and blanks without width. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu;

/**
 * A text as it is stored: letters and their accents as one character (Unicode NFC), without characters that nobody sees and that pasting brings along.
 * The joiner within a pictograph stays: it is part of what is seen.
 */
export function cleanText(text: string): string {
  return text.replaceAll(INVISIBLE, '').normalize('NFC');
}
