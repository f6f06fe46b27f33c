import type { Diagnostics } from '../diagnostic';
import type { DescribedKeyword } from '../keywords/field-keyword';
import { removeEdits, setEdits } from '../load/edit';
import { coerced, repairedPattern } from '../load/good-value';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { FieldKind } from '../model';
import { suggest, type Advice } from '../suggest';
import { checkInteger } from './check-integer';
import { expressionOf, valueProblem } from './value-problem';

const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'enum'],
  integer: ['minimum', 'maximum', 'multipleOf'],
  number: ['minimum', 'maximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required'],
};
/** Keywords that the kind makes redundant: it restricts the text more than a length or a pattern. */
const SAID_BY_KIND: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  enum: ['minLength', 'maxLength', 'pattern', 'format'],
  date: ['minLength', 'maxLength', 'pattern'],
  datetime: ['minLength', 'maxLength', 'pattern'],
  time: ['minLength', 'maxLength', 'pattern'],
};
const TYPED_KEYWORDS = [...new Set(Object.values(KEYWORDS_OF).flat())];

/** DOMAIN 0.1: a text without a limit of its own is at most this long. */
export const TEXT_LIMIT = 4000;

/**
 * Reports constraints that contradict the type, each other, or the default.
 *
 * @param giver keyword of `x-field` that supplies the value
 */
export function checkConstraints(
  node: PropertyNode,
  kind: FieldKind,
  giver: DescribedKeyword | null,
  diagnostics: Diagnostics,
): void {
  const { value } = node;
  const type = String(value['type']);
  const allowed = KEYWORDS_OF[type] ?? [];
  for (const keyword of TYPED_KEYWORDS) {
    if (value[keyword] !== undefined && !allowed.includes(keyword)) {
      const owner = Object.keys(KEYWORDS_OF).find((other) => KEYWORDS_OF[other]!.includes(keyword));
      diagnostics.add(
        'wrong-type',
        { ...placeOf(node, keyword), onKey: true },
        `\`${keyword}\` says nothing of a ${type}; it is for a ${owner}.`,
        { text: `remove \`${keyword}\``, edits: removeEdits(placeOf(node, keyword)) },
      );
    }
  }
  for (const keyword of SAID_BY_KIND[kind] ?? []) {
    if (value[keyword] !== undefined)
      diagnostics.add(
        'wrong-type',
        { ...placeOf(node, keyword), onKey: true },
        `\`${keyword}\` says nothing of a ${kind}: nothing would hold to it.`,
        { text: `remove \`${keyword}\``, edits: removeEdits(placeOf(node, keyword)) },
      );
  }
  const { pattern } = value;
  if (typeof pattern === 'string' && expressionOf(pattern) === null) {
    const meant = repairedPattern(pattern);
    diagnostics.add(
      'bad-value',
      placeOf(node, 'pattern'),
      `\`${pattern}\` is not a valid regular expression (with the flag u).`,
      meant === null
        ? 'signs need no backslash where they mean nothing else'
        : { text: `did you mean \`${meant}\`?`, edits: setEdits(placeOf(node, 'pattern'), meant) },
    );
  }
  if (kind === 'integer') checkInteger(node, diagnostics);
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [least, most] = [value[low], value[high]];
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      diagnostics.add(
        'impossible-range',
        placeOf(node, low),
        `\`${low}\` (${least}) is above \`${high}\` (${most}): no value fits.`,
        { text: `swap them`, edits: [...setEdits(placeOf(node, low), most), ...setEdits(placeOf(node, high), least)] },
      );
    }
  }
  if (kind === 'text' && value['maxLength'] === undefined && Number(value['minLength'] ?? 0) > TEXT_LIMIT)
    diagnostics.add(
      'impossible-range',
      placeOf(node, 'minLength'),
      `A text without \`maxLength\` has at most ${TEXT_LIMIT} characters: no value fits.`,
      {
        text: 'say a `maxLength` above it',
        title: 'remove `minLength`',
        edits: removeEdits(placeOf(node, 'minLength')),
      },
    );
  if (value['default'] !== undefined) checkDefault(node, kind, giver, diagnostics);
  for (const [index, example] of ((value['examples'] ?? []) as unknown[]).entries()) {
    const problem = valueProblem(value, example, kind);
    const all = placeOf(node, 'examples');
    const place = { document: all.document, path: [...all.path, index] };
    if (problem)
      diagnostics.add('bad-example', place, `The example ${JSON.stringify(example)} ${problem}.`, {
        text: 'remove it',
        edits: removeEdits((value['examples'] as unknown[]).length > 1 ? place : all),
      });
  }
}

function checkDefault(
  { value, ...node }: PropertyNode,
  kind: FieldKind,
  giver: DescribedKeyword | null,
  diagnostics: Diagnostics,
): void {
  const given = value['default'];
  const problem =
    giver?.gives === 'answer' ? `is never seen: \`${giver.name}\` gives the value` : valueProblem(value, given, kind);
  if (problem)
    diagnostics.add(
      'bad-default',
      placeOf({ ...node, value }, 'default'),
      `The default ${JSON.stringify(given)} ${problem}.`,
      betterDefault({ ...node, value }, given, kind),
    );
}

/** Advises a better default: the value in the right type or within the limits, the similar code of the enum, or none. */
function betterDefault(node: PropertyNode, given: unknown, kind: FieldKind): Advice {
  const { value } = node;
  const place = placeOf(node, 'default');
  const codes = kind === 'enum' ? (value['enum'] as string[]) : [];
  const near = codes.length > 0 ? suggest(String(given), codes) : null;
  if (near?.replace) return { text: near.text, edits: setEdits(place, near.replace.by) };
  const [least, most] = [value['minimum'], value['maximum']];
  const typed = coerced(given, [String(value['type'])]) ?? given;
  const clamped =
    typeof typed !== 'number'
      ? typed
      : typeof least === 'number' && typed < least
        ? least
        : typeof most === 'number' && typed > most
          ? most
          : typed;
  const isBetter = clamped !== given && valueProblem(value, clamped, kind) === null;
  return isBetter
    ? { text: `did you mean \`${JSON.stringify(clamped)}\`?`, edits: setEdits(place, clamped) }
    : { text: near?.text ?? 'remove `default`', title: 'remove `default`', edits: removeEdits(place) };
}
