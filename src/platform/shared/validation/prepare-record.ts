import { cleanText } from '../text/clean-text';
import { monthEnd } from '../dates/month-end';
import type { FormSpec, Normalisation } from './form-spec';
import { isFilled, isObject, valueAt } from '../paths';
import { personName } from '../text/person-name';
import { phoneNumber } from '../text/phone-number';
import type { LooseRecord } from './rule';
import { sameValues } from '../merge/same-values';

const NORMALISERS: Readonly<Record<Normalisation, (text: string) => string>> = {
  trim: (text) => text.trim(),
  upper: (text) => text.toLocaleUpperCase('es-MX'),
  lower: (text) => text.toLocaleLowerCase('es-MX'),
  collapse: (text) => text.replace(/\s+/g, ' '),
  undot: (text) => text.replaceAll('.', ''),
  name: personName,
  phone: phoneNumber,
};

/** Normalises a text for its field: cleaned first (`cleanText`), then by the steps of the field. */
export function normalisedText(steps: readonly Normalisation[], value: string): string {
  return steps.reduce((text, step) => NORMALISERS[step](text), cleanText(value));
}

/**
 * Prepares a record for check and write: a deep copy with normalised texts and without empty values. Drops read-only fields (ids, labels,
 * audit block) and fields whose condition is not met. Unknown fields stay, so that the check reports them.
 */
export function prepareRecord(form: FormSpec, values: LooseRecord): Record<string, unknown> {
  let record = normalised(form, values);
  // Another condition may depend on a hidden field, so hiding repeats until nothing changes.
  for (;;) {
    const hidden = hiddenIn(form, record);
    if (hidden.length === 0) return record;
    for (const path of hidden) record = without(record, path.split('.'));
  }
}

/** Returns the paths of filled fields whose condition is not met; `prepareRecord` drops them. */
export function hiddenFields(form: FormSpec, values: LooseRecord): readonly string[] {
  return hiddenIn(form, normalised(form, values));
}

const normalised = (form: FormSpec, values: LooseRecord) => withEmptyOnes(form, copyObject(form, values, ''));

function hiddenIn(form: FormSpec, record: LooseRecord): string[] {
  return Object.keys(form.visible).filter((path) => isFilled(valueAt(record, path)) && !form.visible[path]!(record));
}

/** Fills empty fields with the value of another field (`emptyIs`); inside an embedded record only if that exists. */
function withEmptyOnes(form: FormSpec, record: Record<string, unknown>): Record<string, unknown> {
  for (const [path, from] of Object.entries(form.emptyIs ?? {})) {
    const [name, ...within] = path.split('.').toReversed();
    const holder = within.length === 0 ? record : valueAt(record, within.toReversed().join('.'));
    const value = valueAt(record, from);
    if (isObject(holder) && name !== undefined && !isFilled(holder[name]) && isFilled(value)) holder[name] = value;
  }
  return record;
}

function copyObject(form: FormSpec, source: LooseRecord, prefix: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(source)) {
    const path = prefix ? `${prefix}.${name}` : name;
    if (form.readOnly.has(path)) continue;
    const copied = copyValue(form, value, path);
    if (isFilled(copied)) copy[name] = copied;
  }
  return copy;
}

function copyValue(form: FormSpec, value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    // Own properties only: a client may name a field `constructor`.
    const steps = Object.hasOwn(form.normalise, path) ? form.normalise[path]! : [];
    const text = normalisedText(steps, value);
    return form.monthEnds && Object.hasOwn(form.monthEnds, path) ? (monthEnd(text) ?? text) : text;
  }
  if (Array.isArray(value)) return copyItems(form, value, path);
  if (isObject(value)) {
    const copy = copyObject(form, value, path);
    // An untouched group of fields arrives as an object of blanks and counts as not given.
    return Object.keys(copy).length > 0 ? copy : undefined;
  }
  return value;
}

/**
 * Drops untouched rows at the end. An untouched row between others becomes empty, so that the issues of later rows keep their positions.
 */
function copyItems(form: FormSpec, items: readonly unknown[], path: string): unknown[] {
  const copies = items.map((item) => copyValue(form, item, path));
  // Grids add a trailing row with defaults automatically; rows of other lists are added by the user.
  const start =
    form.lines.some((lines) => lines.path === path) && Object.hasOwn(form.rowDefaults, path)
      ? copyObject(form, form.rowDefaults[path]!, path)
      : null;
  const isUntouched = (item: unknown, copy: unknown) =>
    isObject(item) && (copy === undefined || (start !== null && sameValues(copy, start)));
  const end = copies.findLastIndex((copy, index) => !isUntouched(items[index], copy)) + 1;
  return copies.slice(0, end).map((copy, index) => (isObject(items[index]) ? (copy ?? {}) : copy));
}

function without(record: Record<string, unknown>, [head, ...rest]: readonly string[]): Record<string, unknown> {
  if (head === undefined) return record;
  const { [head]: child, ...others } = record;
  return rest.length > 0 && isObject(child) ? { ...others, [head]: without(child, rest) } : others;
}
