/** Texts of options by language, then by code. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the text of an option in the language of the page, for names built without a translator; '' for an unknown code. */
export function optionText(texts: OptionTexts, value: unknown): string {
  return ofLanguage(texts)?.[String(value)] ?? '';
}

/** Returns the entry for the language of the page, by default the Spanish one. */
export function ofLanguage<Entry>(entries: Readonly<Record<string, Entry>>): Entry | undefined {
  return entries[document.documentElement.lang.toLowerCase()] ?? entries['es'];
}
