import { isDeepStrictEqual } from 'node:util';
import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { humanise } from '../load/humanise';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { EnumOption, EnumType, Tone } from '../model';
import { pascalCase } from '../names';
import { nearest } from '../nearest';
import { suggest } from '../suggest';
import { textsFrom } from './texts';

/** Enums found so far, by type name. Two enums with the same name must be equal. */
export class EnumTypes {
  readonly #byName = new Map<string, EnumType>();

  get all(): readonly EnumType[] {
    return [...this.#byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Returns the enum type of a property that has `enum`. Every code must have its labels, and every label must belong to a code. */
  of(node: PropertyNode, owner: string, diagnostics: Diagnostics): EnumType {
    const codes = node.value['enum'] as string[];
    const field = (node.value['x-field'] ?? {}) as { options?: Record<string, Json>; enumName?: string };
    const options = field.options ?? {};
    checkOptions(node, codes, options, diagnostics);
    const { document, path } = placeOf(node, 'enum');
    const type: EnumType = {
      name: field.enumName ?? `${owner}${pascalCase(node.name)}`,
      source: { file: document.file, ...document.locate(path) },
      options: codes.map((code) => optionOf(code, options[code] ?? {})),
    };
    const known = this.#byName.get(type.name);
    if (known && !isDeepStrictEqual(known.options, type.options)) {
      diagnostics.add(
        'name-clash',
        placeOf(node, 'enum'),
        `Another enum is called \`${type.name}\` and has other codes or labels (${known.source.file}:${known.source.line}).`,
        'give one of them another x-field.enumName',
      );
    } else if (!known) {
      this.#byName.set(type.name, type);
    }
    return type;
  }
}

/**
 * Checks codes against labels. A code and a label with almost the same name are one mistake; the spelling that is rarer in the file is
 * reported.
 */
function checkOptions(
  node: PropertyNode,
  codes: readonly string[],
  options: Readonly<Record<string, Json>>,
  diagnostics: Diagnostics,
): void {
  const unlabelled = codes.filter((code) => !options[code]);
  const stray = Object.keys(options).filter((code) => !codes.includes(code));
  for (const code of unlabelled) {
    const place = placeOf(node, 'enum', codes.indexOf(code));
    const meant = nearest(code, stray);
    if (meant !== null && isRarer(node, code, meant)) {
      stray.splice(stray.indexOf(meant), 1);
      diagnostics.add(
        'unknown-option',
        place,
        `The code \`${code}\` has no label, and \`${meant}\` has one.`,
        suggest(code, [meant]),
      );
    } else if (meant === null) {
      const { document, path } = placeOf(node, 'enum');
      const edits = setEdits(
        { document, path: [...path.slice(0, -1), 'x-field', 'options', code] },
        { es: humanise(code), en: humanise(code) },
      );
      diagnostics.add('missing-translation', place, `The code \`${code}\` has no label.`, {
        text: `add \`"${code}": { "es": …, "en": … }\` to x-field.options`,
        edits,
      });
    }
  }
  for (const code of stray) {
    const place = { ...placeOf(node, 'x-field', 'options', code), onKey: true };
    diagnostics.add(
      'unknown-option',
      place,
      `\`${code}\` is not a code of this enum.`,
      suggest(code, unlabelled, {
        ...suggest(code, codes),
        text: suggest(code, codes).text ?? 'remove it',
        title: `remove \`${code}\``,
        edits: removeEdits(place),
      }),
    );
  }
}

/** Returns true when the file contains `word` less often than `other`, so that `word` is probably the misspelling. */
function isRarer(node: PropertyNode, word: string, other: string): boolean {
  const { document } = placeOf(node, 'enum');
  const times = (text: string) => document.text.split(`"${text}"`).length;
  return times(word) < times(other);
}

function optionOf(value: string, raw: Json): EnumOption {
  return {
    value,
    labels: textsFrom(raw),
    tone: (raw['tone'] as Tone | undefined) ?? 'neutral',
    icon: (raw['icon'] as string | undefined) ?? null,
  };
}
