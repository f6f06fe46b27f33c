/** Invisible characters: controls except tabs and line ends, soft hyphens, direction marks, joiners and zero-width spaces. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu;

/** Normalises a text for storage: Unicode NFC, without invisible characters from pasted text. Joiners within an emoji stay. */
export function cleanText(text: string): string {
  return text.replaceAll(INVISIBLE, '').normalize('NFC');
}
