import { isGtin } from './is-gtin';

/** What a label of a supply says: which supply it is, and of which lot. */
export interface ScannedCode {
  /** The code that names the supply: a GTIN-14, or the text as it was read. */
  readonly code: string;
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
}

/** FNC1 between elements of variable length. */
const SEPARATOR = '\u001d';
/** What scanners say before the data: the symbology (DataMatrix, QR, GS1-128, DataBar) by ISO/IEC 15424. */
const SYMBOLOGY = /^\](?:d2|Q3|C1|e0)/;
/** Elements of fixed length that stand on labels of medicines, by their application identifier. All others end at a separator. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '02': 14, '11': 6, '13': 6, '15': 6, '17': 6, '20': 2 };
const VARIABLE = ['10', '21', '22', '30', '37', '240', '241', '400', '710', '711', '712', '713', '714', '715'];
const GTIN = '01';
const EXPIRY = '17';
const LOT = '10';

/**
 * Reads what a scanner types for a label: a GS1 DataMatrix or GS1-128 with supply, expiry and lot, with or without the separator between
 * its elements and in parentheses as people read it, a plain barcode, or any other code. What is no label of GS1 is returned as it is.
 *
 * @example scannedCode(']d201075010000000051727123110L4482') // { code: '07501000000005', lot: 'L4482', expiry: '2027-12-31' }
 * @see GS1 General Specifications, sections 3 and 7.8; expiry dates without a day end with their month (section 7.12)
 */
export function scannedCode(text: string): ScannedCode {
  const plain = { code: text.trim(), lot: null, expiry: null };
  const bare = plain.code.replace(SYMBOLOGY, '');
  const read = bare.startsWith('(') ? inParentheses(bare) : inSequence(bare);
  const gtin = read.get(GTIN);
  if (gtin === undefined || !isGtin(gtin)) return plain;
  return { code: gtin, lot: read.get(LOT)?.toUpperCase() ?? null, expiry: dateOf(read.get(EXPIRY)) };
}

type Elements = ReadonlyMap<string, string>;

function inParentheses(text: string): Elements {
  const elements = text.matchAll(/\((\d{2,4})\)([^(]*)/g);
  return new Map([...elements].map(([, identifier, value]) => [identifier!, value!.trim()]));
}

/** Elements up to the first that is unknown or cut off. */
function inSequence(text: string): Elements {
  const elements = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const two = rest.slice(0, 2);
    const length = FIXED[two];
    if (length !== undefined) {
      const value = rest.slice(2, 2 + length);
      if (!/^\d+$/.test(value) || value.length < length) return elements;
      elements.set(two, value);
      rest = rest.slice(2 + length);
      continue;
    }
    const identifier = VARIABLE.find((known) => rest.startsWith(known));
    if (identifier === undefined) return elements;
    const end = rest.indexOf(SEPARATOR);
    elements.set(identifier, rest.slice(identifier.length, end < 0 ? undefined : end));
    rest = end < 0 ? '' : rest.slice(end);
  }
  return elements;
}

/** `yyMMdd` of this century; without a day, the last one of the month. Null where it is no date. */
function dateOf(text: string | undefined): string | null {
  const [, year, month, day] = text?.match(/^(\d{2})(\d{2})(\d{2})$/) ?? [];
  if (!year || !month || !day || Number(month) < 1 || Number(month) > 12) return null;
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate();
  const chosen = day === '00' ? last : Number(day);
  return chosen > last ? null : `20${year}-${month}-${String(chosen).padStart(2, '0')}`;
}
