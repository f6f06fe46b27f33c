import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Field } from '../model';
import { suggest, type Advice } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Checks unique keys: each names single-value columns of the entity's own table, and none occurs twice. */
export function checkUnique(
  { document, name, fields, unique, key: primary }: BareEntity,
  diagnostics: Diagnostics,
): void {
  const raw = (document.value as { 'x-entity': { unique?: unknown[] } })['x-entity'].unique ?? [];
  const keyable = fields.filter((field) => whyNot(field) === null).map((field) => field.embed?.keyName ?? field.name);
  const seen = new Set<string>();
  // Keys derived from a ledger follow the declared keys; `checkLedger` checks them.
  for (const [index, key] of unique.slice(0, raw.length).entries()) {
    const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'unique', index, ...path] });
    const without: Advice = {
      text: 'remove it',
      edits: removeEdits(raw.length > 1 ? at() : { document, path: ['x-entity', 'unique'] }),
    };
    key.fields.forEach((asked, position) => {
      const place = Array.isArray(raw[index]) ? at(position) : at('fields', position);
      const field = fields.find((candidate) => candidate.name === asked || candidate.embed?.keyName === asked);
      const why = field && whyNot(field);
      if (!field)
        diagnostics.add(
          'unknown-field',
          place,
          `\`${asked}\` is not a field of \`${name}\`.`,
          suggest(
            asked,
            fields.map((f) => f.name),
          ),
        );
      else if (why != null)
        diagnostics.add('bad-unique', place, `\`${asked}\` ${why}: nothing can be kept unique by it.`, {
          text: keyable.length > 12 ? 'name a field that holds one stored value' : `one of: ${keyable.join(', ')}`,
          title: 'remove it',
          edits: without.edits,
        });
    });
    const said = key.fields.toSorted().join(' ');
    if (seen.has(said)) diagnostics.add('duplicate-item', at(), 'The same fields are unique already.', without);
    else if (said === primary.name)
      diagnostics.add(
        'duplicate-item',
        at(),
        `\`${said}\` is the key of \`${name}\`, which no two records share anyway.`,
        without,
      );
    seen.add(said);
  }
}

/** Longest text, in characters of up to four bytes, that fits in an index entry (2 704 bytes). */
const MAX_KEY = 600;

/** Returns why a field is not a column with a single value; null when it is. */
function whyNot(field: Field): string | null {
  if (field.kind === 'lines') return 'is a table of its own';
  if (['list', 'object', 'records'].includes(field.kind)) return field.kind === 'object' ? 'is an object' : 'is a list';
  if (field.kind === 'text' && (field.maxLength ?? 0) > MAX_KEY)
    return `may have more than the ${MAX_KEY} characters that an index has room for`;
  return isStored(field) ? null : 'is not stored';
}
