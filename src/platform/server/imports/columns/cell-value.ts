import type { ResourceField } from '#platform/server/entity/resource';
import { typedNumber } from '#platform/shared/text/typed-number';
import { typedDate } from '#platform/shared/dates/typed-date';
import { dateOfSheetDays } from '#platform/shared/dates/sheet-days';
import { plain } from './plain';

/** Names of an enum's codes, in any language, normalised; a cell may contain a name instead of the code. */
export type CodeNames = ReadonlyMap<string, string>;

const YES = new Set(['si', 'yes', 'true', 'verdadero', '1', 'x']);
const NO = new Set(['no', 'false', 'falso', '0']);

/**
 * Returns the value of a cell. An unparseable text stays unchanged. The entity's own validation then rejects it with the same message as in
 * a form.
 */
export function cellValue(
  { kind, item }: Pick<ResourceField, 'kind' | 'item'>,
  names: CodeNames,
  text: string,
): unknown {
  if (text === '') return null;
  if (kind === 'list') return partsOf(text).map((part) => scalar(item ?? 'text', names, part));
  return scalar(kind, names, text);
}

/** Splits a list into items; quoted text is one item: `azúcar, "presión alta, de noche"`. */
function partsOf(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[,;|]|$))|([^,;|]+))/g)]
    .map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim())
    .filter((part) => part !== '');
}

function scalar(kind: ResourceField['kind'], names: CodeNames, text: string): unknown {
  switch (kind) {
    case 'integer':
    case 'number':
      return typedNumber(text, kind === 'integer') ?? text;
    case 'boolean':
      return YES.has(plain(text)) ? true : NO.has(plain(text)) ? false : text;
    case 'date':
      return day(text);
    case 'time':
      return hour(text);
    default:
      return names.get(plain(text)) ?? text;
  }
}

/** Parses a typed date, with or without a time, or the day count of a spreadsheet. */
function day(text: string): string {
  if (/^\d{5}(\.\d+)?$/.test(text)) return dateOfSheetDays(Math.floor(Number(text)));
  return typedDate(text.replace(/[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '')) ?? text;
}

/** Parses `7:30`, `07:30:00`, or the fraction of a day of a spreadsheet. */
function hour(text: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  if (hours !== undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  if (!/^0?\.\d+$|^0$/.test(text)) return text;
  const minute = Math.round(Number(text) * 24 * 60);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
