import type { Diagnostics } from '../diagnostic';
import type { FieldKind } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

const KINDS: Readonly<Record<'with' | 'until', readonly FieldKind[]>> = {
  with: ['integer', 'number'],
  until: ['date'],
};

/** Checks that `holds` names a stored number or a stored date. */
export function checkHolds({ holds, document, fields, name }: BareEntity, diagnostics: Diagnostics): void {
  if (!holds) return;
  for (const [keyword, kinds] of Object.entries(KINDS) as [keyof typeof KINDS, readonly FieldKind[]][]) {
    const asked = holds[keyword];
    if (asked === undefined) continue;
    const fitting = fields.filter((field) => kinds.includes(field.kind) && isStored(field)).map((field) => field.name);
    if (!fitting.includes(asked))
      diagnostics.add(
        'unknown-field',
        { document, path: ['x-entity', 'holds', keyword] },
        `\`${asked}\` is not a stored ${keyword === 'with' ? 'number' : 'date'} of \`${name}\`.`,
        suggest(asked, fitting),
      );
  }
}
