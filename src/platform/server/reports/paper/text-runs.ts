import { unprintable } from '#platform/shared/text/unprintable';

/** Characters of the Roboto bundled with pdfmake. A test compares them with the font. */
const ROBOTO = [
  String.raw`\u0020-\u007E\u00A0-\u017F\u018F\u0192\u01A0-\u01A1\u01AF-\u01B0\u01F0\u01FA-\u01FF\u0218-\u021B`,
  String.raw`\u0237\u0259\u02BC\u02C6-\u02C7\u02C9\u02D8-\u02DD\u02F3\u0300-\u0301\u0303\u0309\u030F\u0323`,
  String.raw`\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u03D1-\u03D2\u03D6\u0400-\u0486\u0488-\u0513`,
  String.raw`\u1E00-\u1E01\u1E3E-\u1E3F\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u1F4D\u2000-\u200B\u2010-\u2011`,
  String.raw`\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2025-\u2027\u2030\u2032-\u2033\u2039-\u203A\u203C\u2044`,
  String.raw`\u2070\u2074-\u208E\u20A3-\u20A4\u20A6-\u20AC\u20B1\u20B9-\u20BA\u20BC-\u20BD\u20C1\u2105\u2113`,
  String.raw`\u2116\u2122\u2126\u212E\u215B-\u215E\u2202\u2206\u220F\u2211-\u2212\u221A\u221E\u222B\u2248\u2260`,
  String.raw`\u2264-\u2265\u25A0\u25CA-\u25CB\u25CF\uFB01-\uFB04\uFFFD`,
].join('');
const IN_ROBOTO = new RegExp(String.raw`^[\t\n\r${ROBOTO}]+$`, 'u');
/** Replacement for characters that neither font has, from old records or files. */
const REPLACEMENT = '\uFFFD';

export interface TextRun {
  readonly text: string;
  readonly font?: 'DejaVu';
}

/** Splits a text into runs of one font each. A letter and its combining accents stay together. */
export function textRuns(text: string): TextRun[] {
  if (IN_ROBOTO.test(text)) return [{ text }];
  const runs: { text: string; font?: 'DejaVu' }[] = [];
  for (const [cluster] of text.matchAll(/[^]\p{M}*/gu)) {
    const shown = unprintable(cluster) === null ? cluster : REPLACEMENT;
    const font = IN_ROBOTO.test(shown) ? undefined : 'DejaVu';
    const last = runs.at(-1);
    if (last && last.font === font) last.text += shown;
    else runs.push(font ? { text: shown, font } : { text: shown });
  }
  return runs;
}
