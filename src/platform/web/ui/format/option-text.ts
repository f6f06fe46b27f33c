/** Texts of options by language, then by code. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the text of an option in the language of the page, for names built without a translator; '' for an unknown code. */
export function optionText(texts: OptionTexts, value: unknown): string {
  const { lang } = document.documentElement;
  return (texts[lang.toLowerCase()] ?? texts['es'])?.[String(value)] ?? '';
}
