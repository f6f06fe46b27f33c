import { isDeepStrictEqual } from 'node:util';
import type { Diagnostics } from '../diagnostic';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { EnumOption, EnumType, Tone } from '../model';
import { pascalCase } from '../names';
import { didYouMean } from '../nearest';
import { textsFrom } from './texts';

/** The enums met so far, by type name: two that share a name must be the same. */
export class EnumTypes {
  readonly #byName = new Map<string, EnumType>();

  get all(): readonly EnumType[] {
    return [...this.#byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** The enum type of a property that has `enum`; every code must have its labels and no label a code of its own. */
  of(node: PropertyNode, owner: string, diagnostics: Diagnostics): EnumType {
    const codes = node.value['enum'] as string[];
    const field = (node.value['x-field'] ?? {}) as { options?: Record<string, Json>; enumName?: string };
    const options = field.options ?? {};
    for (const [index, code] of codes.entries()) {
      if (!options[code]) {
        diagnostics.add('missing-translation', placeOf(node, 'enum', index), `The code \`${code}\` has no label.`, `add \`"${code}": { "es": …, "en": … }\` to x-field.options`);
      }
    }
    for (const code of Object.keys(options)) {
      if (!codes.includes(code)) {
        diagnostics.add('unknown-option', { ...placeOf(node, 'x-field', 'options', code), onKey: true }, `\`${code}\` is not a code of this enum.`, didYouMean(code, codes));
      }
    }
    const { document, path } = placeOf(node, 'enum');
    const type: EnumType = {
      name: field.enumName ?? `${owner}${pascalCase(node.name)}`,
      source: { file: document.file, ...document.locate(path) },
      options: codes.map((code) => optionOf(code, options[code] ?? {})),
    };
    const known = this.#byName.get(type.name);
    if (known && !isDeepStrictEqual(known.options, type.options)) {
      diagnostics.add('name-clash', placeOf(node, 'enum'), `Another enum is called \`${type.name}\` and has other codes or labels (${known.source.file}:${known.source.line}).`, 'give one of them another x-field.enumName');
    } else if (!known) {
      this.#byName.set(type.name, type);
    }
    return type;
  }
}

function optionOf(value: string, raw: Json): EnumOption {
  return { value, labels: textsFrom(raw), tone: (raw['tone'] as Tone | undefined) ?? 'neutral', icon: (raw['icon'] as string | undefined) ?? null };
}
