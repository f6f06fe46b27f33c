import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Diagnostics } from '../diagnostic';
import type { DescribedKeyword } from '../keywords/field-keyword';
import { withFieldKeywords } from '../keywords/meta-schema';
import type { JsonSchema } from '../model';
import { nearest } from '../nearest';
import { suggest, type Advice } from '../suggest';
import { removeEdits, renameEdits, setEdits, type Place } from './edit';
import { coerced, matchingText, repairedPattern } from './good-value';
import { missingValue } from './missing-value';
import type { SourceDocument } from './source-document';
import { keywordsOf, tellingErrors, type TellingError } from './telling-errors';

export type MetaKind = 'entity' | 'property' | 'endpoint' | 'report' | 'board' | 'worklist' | 'navigation' | 'profiles';

/** Address of `../../generated/editor/names.gen.json`, resolved from `meta/entity.json`. */
const EDITOR_NAMES = '../generated/editor/names.gen.json';

/** Compiled vocabularies by the keywords of `x-field` and the first file, so that repeated checks do not recompile. */
const compiled = new WeakMap<readonly DescribedKeyword[], WeakMap<SourceDocument, Ajv2020>>();

/** Documents that passed a validator: a repeated compilation finds most of them unchanged. */
const fitting = new WeakMap<ValidateFunction, WeakSet<SourceDocument>>();

/** Checks documents against the vocabulary of schemas/meta. */
export class MetaValidator {
  readonly #ajv: Ajv2020;

  /** @param keywords keywords allowed in an `x-field` */
  constructor(meta: ReadonlyMap<string, SourceDocument>, keywords: readonly DescribedKeyword[]) {
    const [first] = meta.values();
    const before = compiled.get(keywords) ?? new WeakMap<SourceDocument, Ajv2020>();
    const known = first && before.get(first);
    if (known) {
      this.#ajv = known;
      return;
    }
    this.#ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: true });
    addFormats.default(this.#ajv, ['regex', 'email']);
    // Editors look names up in this file. Here it accepts every name, because the model checks names afterwards.
    this.#ajv.addSchema({ $id: EDITOR_NAMES, $defs: { entity: {}, permission: {}, menuGroup: {} } });
    for (const document of meta.values())
      this.#ajv.addSchema(withFieldKeywords(document.value as JsonSchema, keywords));
    if (first) compiled.set(keywords, before.set(first, this.#ajv));
  }

  /** Reports what does not conform to the vocabulary; returns true for a valid document. */
  check(kind: MetaKind, document: SourceDocument, diagnostics: Diagnostics): boolean {
    const validate = this.#validatorOf(kind);
    const known = fitting.get(validate) ?? new WeakSet();
    if (known.has(document)) return true;
    if (validate(document.value)) {
      fitting.set(validate, known.add(document));
      return true;
    }
    for (const error of tellingErrors(validate.errors ?? [])) report(error, document, diagnostics);
    return false;
  }

  #validatorOf(kind: MetaKind): ValidateFunction {
    const id = kind === 'property' ? 'meta/entity.json#/$defs/property' : `meta/${kind}.json`;
    const validate = this.#ajv.getSchema(id);
    if (!validate) throw new Error(`schemas/meta has no ${id}`);
    return validate;
  }
}

function report(error: TellingError, document: SourceDocument, diagnostics: Diagnostics): void {
  const path = document.toPath(error.instancePath);
  const at: Place = { document, path };
  const { params, data, siblings } = error;
  // Behind a `$ref`, Ajv does not report that the checked value is a property name.
  const isName =
    typeof data === 'string' && typeof document.valueAt(path) === 'object' && document.has([...path, data]);
  const propertyName = error.propertyName ?? (isName ? data : undefined);
  if (propertyName !== undefined) {
    const key: Place = { document, path: [...path, propertyName], onKey: true };
    const allowed = params['allowedValues'] as string[] | undefined;
    const why =
      error.keyword === 'pattern'
        ? `it must match ${String(params['pattern'])}`
        : `it ${error.message ?? 'is not valid'}`;
    return diagnostics.add(
      'bad-name',
      key,
      `\`${propertyName}\` is not a good name here: ${why}.`,
      allowed
        ? suggest(propertyName, allowed)
        : renamed(
            key,
            likeOthers(propertyName, String(params['pattern']), document) ??
              matchingText(propertyName, String(params['pattern'])),
          ),
    );
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const free = [...keywordsOf(siblings)].filter((known) => !document.has([...path, known]));
      return diagnostics.add(
        'unknown-keyword',
        { document, path: [...path, name], onKey: true },
        `\`${name}\` is not a keyword that may stand here.`,
        suggest(name, free),
      );
    }
    case 'enum':
    case 'const': {
      const allowed = siblings.flatMap(
        ({ params: { allowedValues, allowedValue } }) =>
          (allowedValues as unknown[] | undefined) ?? (allowedValue === undefined ? [] : [allowedValue]),
      );
      const meant =
        allowed.length === 1
          ? allowed[0]
          : coerced(
              data,
              allowed.map((value) => typeof value),
            );
      const edits = allowed.includes(meant) ? setEdits(at, meant) : [];
      const advice = suggest(String(data), allowed.map(String), { text: `one of: ${allowed.join(', ')}`, edits });
      return diagnostics.add(
        'unknown-value',
        at,
        `\`${String(data)}\` is not one of the values that may stand here.`,
        advice.replace && typeof data !== 'string' ? { text: advice.text, edits } : advice,
      );
    }
    case 'required': {
      const name = String(params['missingProperty']);
      const isText = /^(es|en)$/.test(name);
      const value = missingValue(document, path, name);
      const edits = value === undefined ? [] : setEdits({ document, path: [...path, name] }, value);
      return diagnostics.add(
        isText ? 'missing-translation' : 'missing-keyword',
        at,
        isText ? `The text in \`${name}\` is missing.` : `\`${name}\` is missing.`,
        {
          text: `add \`"${name}": …\``,
          edits,
          ...(edits.length > 0 ? { title: `add \`"${name}": ${JSON.stringify(value)}\`` } : {}),
        },
      );
    }
    case 'type': {
      const types = [
        ...new Set(
          siblings
            .filter(({ keyword }) => keyword === 'type')
            .flatMap((sibling) => sibling.params['type'] as string | string[]),
        ),
      ];
      return diagnostics.add(
        'wrong-type',
        at,
        `Must be ${types.join(' or ')}, and is ${typeOf(data)}.`,
        written(at, coerced(data, types)),
      );
    }
    case 'uniqueItems': {
      const index = Math.max(Number(params['i']), Number(params['j']));
      const again: Place = { document, path: [...path, index] };
      return diagnostics.add(
        'duplicate-item',
        again,
        `${JSON.stringify((data as unknown[])[index])} stands twice in the list.`,
        { text: 'keep one of them', title: 'remove the second', edits: removeEdits(again) },
      );
    }
    case 'pattern':
      return diagnostics.add(
        'bad-value',
        at,
        `\`${String(data)}\` must match ${String(params['pattern'])}.`,
        written(
          at,
          likeOthers(String(data), String(params['pattern']), document) ??
            matchingText(String(data), String(params['pattern'])) ??
            undefined,
        ),
      );
    case 'format': {
      const value = String(data);
      const meant = params['format'] === 'regex' ? repairedPattern(value) : null;
      return diagnostics.add(
        'bad-value',
        at,
        `\`${value}\` is not a valid ${params['format'] === 'regex' ? 'regular expression' : String(params['format'])}.`,
        written(at, meant ?? undefined),
      );
    }
    default:
      return diagnostics.add(
        'bad-value',
        at,
        `This ${error.message ?? 'is not valid'}.`,
        written(at, limitOf(error) ?? undefined),
      );
  }
}

/** Returns the nearest text in the file that matches the pattern of a two-part key. */
function likeOthers(word: string, pattern: string, document: SourceDocument): string | null {
  if (!pattern.includes(String.raw`+\.[`)) return null;
  const rule = new RegExp(pattern, 'u');
  return nearest(
    word,
    new Set([...document.text.matchAll(/"([^"\\\s]+)"/g)].map(([, text]) => text!).filter((text) => rule.test(text))),
  );
}

/** Advises another name; for a field, also where the file refers to it. */
function renamed(key: Place, name: string | null): Advice | null {
  if (name === null) return null;
  const { document, path } = key;
  const own = renameEdits(key, name);
  const elsewhere =
    path.at(-2) === 'properties'
      ? document.pathsOf(String(path.at(-1))).flatMap((mention) => setEdits({ document, path: mention }, name))
      : [];
  return { text: `did you mean \`${name}\`?`, edits: own.length > 0 ? [...own, ...elsewhere] : [] };
}

function written(at: Place, value: unknown): Advice | null {
  return value === undefined
    ? null
    : {
        text: `did you mean \`${typeof value === 'string' ? value : JSON.stringify(value)}\`?`,
        edits: setEdits(at, value),
      };
}

/** Returns the limit that a number exceeds. */
function limitOf({ keyword, params, parentSchema }: TellingError): number | null {
  if (keyword === 'exclusiveMinimum') return Number(params['limit']) + 1;
  return (keyword === 'minimum' || keyword === 'maximum') && parentSchema ? Number(params['limit']) : null;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value;
}
