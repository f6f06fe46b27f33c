import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { coerced } from '../load/good-value';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { FieldKind } from '../model';
import { suggest, type Advice } from '../suggest';

const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'enum'],
  integer: ['minimum', 'maximum', 'multipleOf'],
  number: ['minimum', 'maximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required'],
};
const TYPED_KEYWORDS = [...new Set(Object.values(KEYWORDS_OF).flat())];

/** Constraints that contradict the type, each other, or the default. */
export function checkConstraints(node: PropertyNode, kind: FieldKind, diagnostics: Diagnostics): void {
  const { value } = node;
  const type = String(value['type']);
  const allowed = KEYWORDS_OF[type] ?? [];
  for (const keyword of TYPED_KEYWORDS) {
    if (value[keyword] !== undefined && !allowed.includes(keyword)) {
      const owner = Object.keys(KEYWORDS_OF).find((other) => KEYWORDS_OF[other]!.includes(keyword));
      diagnostics.add('wrong-type', { ...placeOf(node, keyword), onKey: true }, `\`${keyword}\` says nothing of a ${type}; it is for a ${owner}.`, { text: `remove \`${keyword}\``, edits: removeEdits(placeOf(node, keyword)) });
    }
  }
  for (const [low, high] of [['minLength', 'maxLength'], ['minimum', 'maximum'], ['minItems', 'maxItems']] as const) {
    const [least, most] = [value[low], value[high]];
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      diagnostics.add('impossible-range', placeOf(node, low), `\`${low}\` (${least}) is above \`${high}\` (${most}): no value fits.`, { text: `swap them`, edits: [...setEdits(placeOf(node, low), most), ...setEdits(placeOf(node, high), least)] });
    }
  }
  if (value['default'] !== undefined) checkDefault(node, kind, diagnostics);
}

function checkDefault({ value, ...node }: PropertyNode, kind: FieldKind, diagnostics: Diagnostics): void {
  const given = value['default'];
  const problem = defaultProblem(value, given, kind);
  if (problem) diagnostics.add('bad-default', placeOf({ ...node, value }, 'default'), `The default ${JSON.stringify(given)} ${problem}.`, betterDefault({ ...node, value }, given, kind));
}

function defaultProblem(value: Json, given: unknown, kind: FieldKind): string | null {
  const fits = {
    string: typeof given === 'string',
    integer: Number.isInteger(given),
    number: typeof given === 'number',
    boolean: typeof given === 'boolean',
    array: Array.isArray(given),
    object: typeof given === 'object' && given !== null && !Array.isArray(given),
  }[String(value['type'])];
  if (fits === false) return `is not of type ${String(value['type'])}`;
  if (kind === 'enum' && !(value['enum'] as unknown[]).includes(given)) return `is not a code of the enum`;
  if (typeof given === 'number' && typeof value['minimum'] === 'number' && given < value['minimum']) return `is below the minimum`;
  if (typeof given === 'number' && typeof value['maximum'] === 'number' && given > value['maximum']) return `is above the maximum`;
  if (typeof given === 'string' && typeof value['maxLength'] === 'number' && given.length > value['maxLength']) return `is longer than maxLength`;
  if (typeof given === 'string' && typeof value['minLength'] === 'number' && given.length < value['minLength']) return `is shorter than minLength`;
  if (typeof given === 'string' && kind === 'date' && !isDate(given)) return `is not a date (yyyy-MM-dd)`;
  if (typeof given === 'string' && typeof value['pattern'] === 'string' && !matches(value['pattern'], given)) return `does not match the pattern`;
  return null;
}

/** The same in the right type or within the limits, the code that was meant, or none at all. */
function betterDefault(node: PropertyNode, given: unknown, kind: FieldKind): Advice {
  const { value } = node;
  const place = placeOf(node, 'default');
  const codes = kind === 'enum' ? (value['enum'] as string[]) : [];
  const near = codes.length > 0 ? suggest(String(given), codes) : null;
  if (near?.replace) return { text: near.text, edits: setEdits(place, near.replace.by) };
  const [least, most] = [value['minimum'], value['maximum']];
  const typed = coerced(given, [String(value['type'])]) ?? given;
  const clamped = typeof typed !== 'number' ? typed : typeof least === 'number' && typed < least ? least : typeof most === 'number' && typed > most ? most : typed;
  const isBetter = clamped !== given && defaultProblem(value, clamped, kind) === null;
  return isBetter ? { text: `did you mean \`${JSON.stringify(clamped)}\`?`, edits: setEdits(place, clamped) } : { text: near?.text ?? 'remove `default`', title: 'remove `default`', edits: removeEdits(place) };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true; // The pattern itself is reported by the vocabulary check.
  }
}
