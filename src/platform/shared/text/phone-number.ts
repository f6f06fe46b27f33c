/** Digits of a national number (IFT, Plan Técnico Fundamental de Numeración 2019): ten, the first from 2 to 9. */
const NATIONAL = '[2-9]\\d{9}';
/** Dialling prefixes that are not part of a national number: `52 844…`, `52 1 844…`, `01 844…`, `044 844…`, `045 81…`. */
const DIALLED = new RegExp(`^(?:\\+?52 ?1?|01|04[45])(?=${NATIONAL}$)`);
/** Country codes of one and of two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Area codes of two digits: Mexico City, Guadalajara, Monterrey; all others have three. */
const SHORT_AREA = /^(?:55|56|33|81)/;

/** Returns the digits of typed or pasted text, with a leading `+`. */
export function phoneCharacters(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\D*\+/.test(text) ? `+${digits}` : digits;
}

/** Removes the dialling prefix of a national number from digits with an optional `+`; a leading `00` becomes `+`. */
export function bareNumber(characters: string): string {
  return characters.replace(/^00/, '+').replace(DIALLED, '');
}

/**
 * Normalises a telephone number for storage: ten digits, or `+` and up to fifteen. Surplus digits stay, so that the check refuses them: an
 * extension or second number is not lost silently. Text without digits stays too.
 */
export function phoneNumber(text: string): string {
  const characters = phoneCharacters(text);
  return /\d/.test(characters) ? bareNumber(characters) : text.trim();
}

/** Returns the sizes of the groups of digits in which a number is displayed. */
export function phoneGroups(number: string): readonly number[] {
  if (!number.startsWith('+')) return SHORT_AREA.test(number) ? [2, 4, 4, 6] : [3, 3, 4, 6];
  const country = COUNTRY.exec(number)?.[0].length ?? 4;
  return number.startsWith('+1') ? [2, 3, 3, 4, 4] : [country, 3, 3, 3, 3, 3];
}
