import { placeOf, type Json } from '../load/property-node';
import type { JsonSchema } from '../model';
import type { DescribedKeyword, FieldKeyword, Reading } from './field-keyword';
import type { FieldKeywordValues } from './field-keywords';
import { without } from './places';

type Hook = 'read' | 'check' | 'checkInForm' | 'valueSchema' | 'sqlCheck' | 'form' | 'explain';

/** Keyword with an effect, and its value. */
interface Said {
  readonly keyword: FieldKeyword;
  readonly value: string | number | true | object;
}

const GIVERS = ['answer', 'server', 'parts'] as const;
/** Cache of the keywords by hook: every field uses the same list. */
const known = new WeakMap<readonly DescribedKeyword[], Map<Hook, readonly FieldKeyword[]>>();

const giving = new WeakMap<readonly DescribedKeyword[], readonly DescribedKeyword[]>();

/** Returns the keywords of an `x-field` that state the source of the value. */
export function giversOf(x: Json, keywords: readonly DescribedKeyword[]): DescribedKeyword[] {
  const all = giving.get(keywords) ?? keywords.filter(({ gives }) => gives !== undefined);
  giving.set(keywords, all);
  const givers = all.filter(({ name }) => x[name] !== undefined);
  return givers.length < 2 ? givers : GIVERS.flatMap((what) => givers.filter(({ gives }) => gives === what));
}

/** Reads a field's keywords, by name. Reports keywords that do not apply to the field, and contradictions. */
export function readKeywords(reading: Reading): FieldKeywordValues {
  const { x, context } = reading;
  checkFit(reading);
  const values: Record<string, unknown> = {};
  for (const keyword of withHook(context.keywords, 'read'))
    values[keyword.name] = keyword.read(x[keyword.name], reading);
  // The context's keywords are those of the type; tests add some.
  return values as FieldKeywordValues;
}

/** Returns the keywords with a hook that apply to a field, each with its value. */
export function saidOf(keywords: readonly DescribedKeyword[], values: FieldKeywordValues, hook: Hook): Said[] {
  const said: Said[] = [];
  for (const keyword of withHook(keywords, hook)) {
    const value: unknown = Reflect.get(values, keyword.name);
    if (isSomething(value)) said.push({ keyword, value });
  }
  return said;
}

/** Returns the JSON Schema that values must satisfy because of the field's keywords. */
export function valueSchemaOf(keywords: readonly DescribedKeyword[], values: FieldKeywordValues): JsonSchema {
  const schemas = saidOf(keywords, values, 'valueSchema').map(({ keyword, value }) => keyword.valueSchema?.(value));
  return Object.assign({}, ...schemas);
}

function withHook(keywords: readonly DescribedKeyword[], hook: Hook): readonly FieldKeyword[] {
  const byHook = known.get(keywords) ?? new Map<Hook, readonly FieldKeyword[]>();
  known.set(keywords, byHook);
  const found = byHook.get(hook) ?? keywords.filter(isRead).filter((keyword) => keyword[hook] !== undefined);
  byHook.set(hook, found);
  return found;
}

function isSomething(value: unknown): value is Said['value'] {
  return value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}

function isRead(keyword: DescribedKeyword): keyword is FieldKeyword {
  return 'read' in keyword;
}

/** Reports keywords that do not apply to the field, and contradictory ones. */
function checkFit(reading: Reading): void {
  const { node, x, kind, reference, readOnly, context } = reading;
  const { keywords, diagnostics } = context;
  const key = (name: string) => ({ ...placeOf(node, 'x-field', name), onKey: true });
  for (const { name, fits, isOfTyped } of keywords) {
    if (!(fits ?? isOfTyped) || x[name] === undefined || x[name] === false) continue;
    if (fits && !fits.of(reading))
      diagnostics.add(
        'wrong-type',
        key(name),
        `\`${name}\` is for ${fits.what}, and \`${node.name}\` is ${reference ? 'a reference' : `of kind ${kind}`}.`,
        without(node, name),
      );
    if (isOfTyped && readOnly)
      diagnostics.add(
        'contradiction',
        key(name),
        `\`${node.name}\` is set by the server: nobody types it.`,
        without(node, name),
      );
  }
  const [first, second] = giversOf(x, keywords);
  if (first && second)
    diagnostics.add(
      'contradiction',
      key(second.name),
      `\`${first.name}\` and \`${second.name}\` both say where the value comes from.`,
      without(node, second.name),
    );
}
