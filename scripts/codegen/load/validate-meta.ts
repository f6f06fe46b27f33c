import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Diagnostics } from '../diagnostic';
import { groupBy } from '../group-by';
import { didYouMean } from '../nearest';
import type { SourceDocument } from './source-document';

export type MetaKind = 'entity' | 'property' | 'endpoint' | 'report' | 'navigation' | 'profiles';

/**
 * Checks documents against the vocabulary of schemas/meta.
 * Ajv's errors are regrouped so that one mistake gives one message: of the branches of a `oneOf`
 * only the ones that came furthest speak.
 */
export class MetaValidator {
  readonly #ajv: Ajv2020;

  constructor(meta: ReadonlyMap<string, SourceDocument>) {
    this.#ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: true });
    addFormats.default(this.#ajv, ['regex', 'email']);
    for (const document of meta.values()) this.#ajv.addSchema(document.value as object);
  }

  /** Reports what does not fit; answers whether everything does. */
  check(kind: MetaKind, document: SourceDocument, diagnostics: Diagnostics): boolean {
    const validate = this.#validatorOf(kind);
    if (validate(document.value)) return true;
    for (const error of mostTelling(validate.errors ?? [])) report(error, document, diagnostics);
    return false;
  }

  #validatorOf(kind: MetaKind): ValidateFunction {
    const id = kind === 'property' ? 'meta/entity.json#/$defs/property' : `meta/${kind}.json`;
    const validate = this.#ajv.getSchema(id);
    if (!validate) throw new Error(`schemas/meta has no ${id}`);
    return validate;
  }
}

type Grouped = ErrorObject & { readonly siblings: readonly ErrorObject[] };

const PRIORITY = ['additionalProperties', 'enum', 'const', 'required', 'pattern', 'propertyNames', 'format', 'type'];

function mostTelling(errors: readonly ErrorObject[]): Grouped[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath);
  const concrete = errors.filter((error) => error.keyword !== 'oneOf' && error.keyword !== 'propertyNames');
  const kept = concrete.filter((error) => !alternatives.some((path) => path === error.instancePath && concrete.some((other) => other.instancePath.startsWith(`${path}/`))));
  const groups = groupBy(kept, (error) => (alternatives.includes(error.instancePath) ? error.instancePath : `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`));
  return [...groups.values()].map((group) => {
    const ranked = group.toSorted((a, b) => rank(a) - rank(b));
    return { ...ranked[0]!, siblings: group };
  });
}

function rank(error: ErrorObject): number {
  const place = PRIORITY.indexOf(error.keyword);
  return place === -1 ? PRIORITY.length : place;
}

function report(error: Grouped, document: SourceDocument, diagnostics: Diagnostics): void {
  const path = document.toPath(error.instancePath);
  const at = { document, path };
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(error.params['additionalProperty']);
      const known = error.siblings.flatMap((sibling) => Object.keys((sibling.parentSchema as { properties?: object } | undefined)?.properties ?? {}));
      return diagnostics.add('unknown-keyword', { document, path: [...path, name], onKey: true }, `\`${name}\` is not a keyword that may stand here.`, didYouMean(name, new Set(known)));
    }
    case 'enum': {
      const allowed = error.siblings.flatMap((sibling) => (sibling.params['allowedValues'] as unknown[] | undefined) ?? []).map(String);
      const value = String(error.data);
      return diagnostics.add('unknown-value', at, `\`${value}\` is not one of the values that may stand here.`, didYouMean(value, allowed) ?? `one of: ${allowed.join(', ')}`);
    }
    case 'required': {
      const name = String(error.params['missingProperty']);
      const isText = /^(es|en)$/.test(name);
      return diagnostics.add(isText ? 'missing-translation' : 'missing-keyword', at, isText ? `The text in \`${name}\` is missing.` : `\`${name}\` is missing.`, `add \`"${name}": …\``);
    }
    case 'type':
      return diagnostics.add('wrong-type', at, `Must be ${[...new Set(error.siblings.filter((s) => s.keyword === 'type').flatMap((s) => s.params['type'] as string | string[]))].join(' or ')}, and is ${typeOf(error.data)}.`);
    case 'pattern':
      if (error.propertyName !== undefined) {
        return diagnostics.add('bad-name', { document, path: [...path, error.propertyName], onKey: true }, `\`${error.propertyName}\` is not a good name here: it must match ${String(error.params['pattern'])}.`);
      }
      return diagnostics.add('bad-value', at, `\`${String(error.data)}\` must match ${String(error.params['pattern'])}.`);
    case 'format':
      return diagnostics.add('bad-value', at, `\`${String(error.data)}\` is not a valid ${String(error.params['format'])}.`);
    default:
      if (error.propertyName !== undefined) {
        return diagnostics.add('bad-name', { document, path: [...path, error.propertyName], onKey: true }, `\`${error.propertyName}\` may not stand here: it ${error.message ?? 'is not valid'}.`);
      }
      return diagnostics.add('bad-value', at, `This ${error.message ?? 'is not valid'}.`);
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value;
}
