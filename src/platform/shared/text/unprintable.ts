/**
 * Characters in the fonts of printed documents (Roboto, with DejaVu Sans as fallback): Latin, Greek and Cyrillic letters, signs, arrows,
 * figures in boxes and circles. A test compares them with both fonts.
 */
const PRINTABLE = [
  String.raw`\u0020-\u007E\u00A0-\u00AC\u00AE-\u02E9\u02EC-\u02EE\u02F3\u02F7\u0300-\u034F\u0351-\u0353`,
  String.raw`\u0357-\u0358\u035A\u035C-\u0362\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1`,
  String.raw`\u03A3-\u0525\u1E00-\u1EFB\u2010-\u2029\u202F-\u205F\u2070-\u2071\u2074-\u208E\u2090-\u209C`,
  String.raw`\u20A0-\u20B5\u20B8-\u20BA\u20BC-\u20BD\u20C1\u2100-\u2109\u210B-\u2149\u214B\u214E\u2150-\u2185`,
  String.raw`\u2189\u2190-\u2311\u2318-\u2319\u231C-\u2321\u2324-\u2328\u232B-\u232C\u2373-\u2375\u237A\u237D`,
  String.raw`\u2387\u2394\u239B-\u23AE\u23CE-\u23CF\u23E3\u23E5\u23E8\u2460-\u2469\u2500-\u269C\u269E-\u26B8`,
  String.raw`\u26C0-\u26C3\u26E2\u2701-\u2704\u2706-\u2709\u270C-\u2727\u2729-\u274B\u274D\u274F-\u2752\u2756`,
  String.raw`\u2758-\u275E\u2761-\u2794\u2798-\u27AF\u27B1-\u27BE\u2C60-\u2C77\u2C79-\u2C7F\uA722-\uA72B`,
  String.raw`\uA730-\uA741\uA746-\uA74B\uA74E-\uA753\uA756-\uA757\uA764-\uA767\uA780-\uA783\uA789-\uA78E`,
  String.raw`\uA790-\uA791\uA7A0-\uA7AA\uA7F8-\uA7FF\uFB00-\uFB06\u{1F600}-\u{1F623}\u{1F625}-\u{1F62B}`,
  String.raw`\u{1F62D}-\u{1F640}\u{1F643}`,
].join('');
const UNPRINTABLE = new RegExp(String.raw`[^\t\n\r\u2000-\u200F${PRINTABLE}]`, 'u');

/**
 * Returns the first character of a text that printed documents cannot show, such as a pictograph or a letter of another script. Null when
 * there is none.
 */
export function unprintable(text: string): string | null {
  return UNPRINTABLE.exec(text)?.[0] ?? null;
}
