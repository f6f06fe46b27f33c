import { DEFAULT_TIME_ZONE, todayIn } from '../dates/moments';
import { APPLICATION_IDENTIFIERS } from './application-identifiers';
import { isGtin } from './is-gtin';
import { labelDate } from './label-date';

/** One way to read the lot and the expiry of a label. */
export interface LabelReading {
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
  /** The rest of the label could not be read and may hold a lot. False where the label has no lot. */
  readonly isLotUnread: boolean;
}

/** A label of a supply: its code and the possible readings of its lot. */
export interface ScannedLabel {
  /** The code that names the supply: a GTIN-14, or the text as it was read. */
  readonly code: string;
  /** Number of trade items with that code: more than one on a pallet. */
  readonly count: number;
  /** One, or several where the separators were lost; the likeliest first. Never empty. */
  readonly readings: readonly LabelReading[];
  /**
   * Readings in which an internal element (90 to 99) follows the lot without a separator. Half of all lots hold such digits, so one of
   * these counts only where its lot is known.
   */
  readonly internal: readonly LabelReading[];
}

/** FNC1, which ends elements of variable length. */
const SEPARATOR = '\u001d';
/** The separator as some scanners write it: no element may hold these characters. */
const WRITTEN_SEPARATOR = /<GS>|\{GS\}|\[GS\]|\^\]|[\u241d|~]/g;
/** Symbology identifier that scanners send before the data (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Characters of an element (GS1 AI encodable character set 82). */
const VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

const [GTIN, CONTENT, COUNT, LOT, EXPIRY, EXPIRY_TIME] = ['01', '02', '37', '10', '17', '7003'] as const;
const DATES: ReadonlySet<string> = new Set(['11', '13', '15', '16', EXPIRY]);
/** Elements that may follow a lot or serial number whose separator was lost. Other digits there belong to the lot. */
const AFTER_VARIABLE: ReadonlySet<string> = new Set([
  LOT,
  '21',
  '240',
  '241',
  ...[...APPLICATION_IDENTIFIERS.keys()].filter((identifier) => /^71\d$|^[78]\d{3}$/.test(identifier)),
]);
/** Elements for internal use of a company (GS1 General Specifications, sections 3.10.1 and 3.10.2). */
const INTERNAL = /^9\d$/;
/** Maximum readings offered to a person. */
const MAX_READINGS = 8;

/**
 * Parses the scanner input of a label: a GS1 code with supply, expiry and lot, a plain barcode, or any other code. Accepts GS1 DataMatrix,
 * GS1-128 and GS1 Digital Link, with or without separators, and the human-readable form in parentheses. Returns other text unchanged.
 * Without separators the end of a lot is ambiguous, so it returns every reading that consumes the whole label.
 *
 * @param year the year of today, by which years of two digits are read
 * @example readLabel(']d201075010000000051727123110L4482') // { code: '07501000000005', count: 1, readings: [{ lot: 'L4482', expiry:
 * '2027-12-31', isLotUnread: false }] }
 * @see GS1 General Specifications, sections 3, 7.8 and 7.12
 */
export function readLabel(text: string, year = Number(todayIn(DEFAULT_TIME_ZONE).slice(0, 4))): ScannedLabel {
  const trimmed = text.trim();
  const bare = trimmed.replace(SYMBOLOGY, '');
  const parses = isGtin(bare) ? [] : parsesOf(bare.replace(WRITTEN_SEPARATOR, SEPARATOR), year);
  const named = parses.filter(({ elements }) => isGtin(codeOf(elements) ?? ''));
  const [first] = named;
  if (!first) return { code: isGtin(bare) ? bare : trimmed, count: 1, readings: [NOTHING], internal: [] };
  const code = codeOf(first.elements)!;
  const readings = readingsOf(named, code, year);
  const internal = readingsOf(
    isUnseparated(bare) ? inSequence(bare, year, true).map((elements) => ({ elements, isWhole: true })) : [],
    code,
    year,
  ).filter(({ lot }) => lot !== null && !readings.some((one) => one.lot === lot));
  const count = first.elements.has(GTIN) ? 1 : Number(first.elements.get(COUNT) ?? 1);
  return { code, count: Math.max(count, 1), readings, internal };
}

/** Distinct readings of the parses of one code, the likeliest first. */
function readingsOf(parses: readonly Parse[], code: string, year: number): readonly LabelReading[] {
  const distinct = new Map(
    parses
      .filter(({ elements }) => codeOf(elements) === code)
      .map((parse) => readingOf(parse, year))
      .map((reading) => [`${reading.lot} ${reading.expiry}`, reading]),
  );
  return [...distinct.values()].toSorted(byRank).slice(0, MAX_READINGS);
}

const NOTHING: LabelReading = { lot: null, expiry: null, isLotUnread: false };

type Elements = ReadonlyMap<string, string>;

interface Parse {
  readonly elements: Elements;
  /** True when the whole label was read. */
  readonly isWhole: boolean;
}

const codeOf = (elements: Elements): string | undefined => elements.get(GTIN) ?? elements.get(CONTENT);

function readingOf({ elements, isWhole }: Parse, year: number): LabelReading {
  const lot = elements.get(LOT)?.toUpperCase() ?? null;
  const day = elements.get(EXPIRY) ?? elements.get(EXPIRY_TIME)?.slice(0, 6);
  return { lot, expiry: day === undefined ? null : labelDate(day, year), isLotUnread: lot === null && !isWhole };
}

/** Orders readings: lot and expiry first, then the longer lot, which is right where no separator was lost. */
function byRank(a: LabelReading, b: LabelReading): number {
  const told = ({ lot, expiry }: LabelReading) => Number(lot !== null) + Number(expiry !== null);
  return told(b) - told(a) || (b.lot?.length ?? 0) - (a.lot?.length ?? 0);
}

const isLink = (text: string) => /^https?:\/\//i.test(text);
const hasParentheses = (text: string) => /^\(\d{2,4}\)/.test(text);
/** True when a text has no separator. A separator anywhere shows that the scanner sends them, and none was lost. */
const isUnseparated = (text: string) =>
  !isLink(text) && !hasParentheses(text) && !text.replace(WRITTEN_SEPARATOR, SEPARATOR).includes(SEPARATOR);

function parsesOf(text: string, year: number): readonly Parse[] {
  if (isLink(text)) return [inLink(text)];
  if (hasParentheses(text)) return [inParentheses(text)];
  if (!isUnseparated(text)) return [inSegments(text)];
  const whole = inSequence(text, year);
  return whole.length > 0 ? whole.map((elements) => ({ elements, isWhole: true })) : [inSegments(text)];
}

function inParentheses(text: string): Parse {
  const elements = new Map<string, string>();
  let isWhole = true;
  for (const [, identifier = '', value = ''] of text.matchAll(/\((\d{2,4})\)((?:(?!\(\d{2,4}\)).)*)/gs)) {
    const element = value.replaceAll(SEPARATOR, '').trim();
    if (fits(identifier, element)) elements.set(identifier, element);
    else isWhole = false;
  }
  return { elements, isWhole };
}

/** Parses a GS1 Digital Link: `https://…/01/07501000000005/10/L4482?17=271231`. */
function inLink(text: string): Parse {
  const elements = new Map<string, string>();
  if (!URL.canParse(text)) return { elements, isWhole: true };
  const { pathname, searchParams } = new URL(text);
  const parts = pathname.split('/').slice(1);
  const from = parts.findIndex((part) => part === GTIN);
  const pairs = from < 0 ? [] : parts.slice(from);
  let isWhole = true;
  const put = (identifier: string, value: string) => {
    if (fits(identifier, value)) elements.set(identifier, value);
    else isWhole = false;
  };
  for (let at = 0; at < pairs.length; at += 2) put(pairs[at]!, decoded(pairs[at + 1] ?? ''));
  // Other parameters of a link do not belong to GS1.
  for (const [name, value] of searchParams) if (/^\d{2,4}$/.test(name)) put(name, value);
  return { elements, isWhole };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads elements between separators. An unknown element ends at the next separator, as all of variable length do. */
function inSegments(text: string): Parse {
  const elements = new Map<string, string>();
  let isWhole = true;
  for (const segment of text.split(SEPARATOR)) {
    let rest = segment;
    while (rest !== '') {
      const identifier = identifierIn(rest);
      const format = identifier === undefined ? undefined : APPLICATION_IDENTIFIERS.get(identifier)!;
      const isFixed = format !== undefined && format.min === format.max;
      const value = format && rest.slice(identifier!.length, isFixed ? identifier!.length + format.max : undefined);
      if (!identifier || !value || !fits(identifier, value) || elements.has(identifier)) {
        // The unread rest may hold a lot.
        isWhole = false;
        break;
      }
      elements.set(identifier, value);
      rest = rest.slice(identifier.length + value.length);
    }
  }
  return { elements, isWhole };
}

/**
 * Finds all splits of a text without separators into elements.
 *
 * @param isInternal internal elements may follow a lot
 */
function inSequence(text: string, year: number, isInternal = false): readonly Elements[] {
  const found: Elements[] = [];
  const read = (rest: string, before: Elements, isAfterVariable: boolean): void => {
    if (rest === '') {
      found.push(before);
      return;
    }
    const identifier = identifierIn(rest);
    if (identifier === undefined || before.has(identifier)) return;
    const isAllowed = isInternal && INTERNAL.test(identifier);
    if (isAfterVariable && !isAllowed && !isLikely(identifier, rest, before, year)) return;
    const { min, max } = APPLICATION_IDENTIFIERS.get(identifier)!;
    const data = rest.slice(identifier.length);
    for (let length = Math.min(max, data.length); length >= min; length -= 1) {
      const value = data.slice(0, length);
      if (fits(identifier, value))
        read(data.slice(length), new Map([...before, [identifier, value]]), isAfterVariable || min < max);
    }
  };
  read(text, new Map(), false);
  return found;
}

/** Distinguishes the start of an element from digits of the preceding one, where the separator was lost. */
function isLikely(identifier: string, rest: string, before: Elements, year: number): boolean {
  const value = rest.slice(identifier.length);
  if (DATES.has(identifier)) return labelDate(value.slice(0, 6), year) !== null;
  if (identifier === EXPIRY_TIME)
    return labelDate(value.slice(0, 6), year) !== null && /^(?:[01]\d|2[0-3])[0-5]\d/.test(value.slice(6));
  if (identifier === COUNT) return before.has(CONTENT);
  return identifier === GTIN || identifier === CONTENT ? isGtin(value.slice(0, 14)) : AFTER_VARIABLE.has(identifier);
}

function identifierIn(text: string): string | undefined {
  return [2, 3, 4].map((digits) => text.slice(0, digits)).find((one) => APPLICATION_IDENTIFIERS.has(one));
}

function fits(identifier: string, value: string): boolean {
  const format = APPLICATION_IDENTIFIERS.get(identifier);
  return (
    format !== undefined &&
    value.length >= format.min &&
    value.length <= format.max &&
    (format.isNumeric ? /^\d+$/ : VALUE).test(value)
  );
}
