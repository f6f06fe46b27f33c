import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';

const MOST = Number.MAX_SAFE_INTEGER;

/** A text takes the place of another only where that one is always there and fits. */
export function checkEmptyIs(node: PropertyNode, field: Field, entity: BareEntity, diagnostics: Diagnostics): void {
  const { emptyIs, name } = field;
  if (emptyIs === null) return;
  const place = placeOf(node, 'x-field', 'emptyIs');
  const fix = { text: 'remove `emptyIs`', edits: removeEdits(place) };
  const isOwn = entity.fields.includes(field);
  const others = entity.fields.filter((other) => other.name !== name && other.kind === 'text');
  const other = others.find((each) => each.name === emptyIs);
  if (!isOwn)
    diagnostics.add('unsupported', place, 'Only a field of the record itself takes the value of another.', fix);
  else if (field.kind !== 'text' || field.readOnly || field.when)
    diagnostics.add(
      'wrong-type',
      place,
      `\`${name}\` is ${field.kind !== 'text' ? 'no text' : field.readOnly ? 'set by the server' : 'not there under its condition'}: it takes no value from another field.`,
      fix,
    );
  else if (!other)
    diagnostics.add(
      'unknown-field',
      place,
      `\`${emptyIs}\` is no text beside \`${name}\`.`,
      suggest(
        emptyIs,
        others.map((each) => each.name),
      ),
    );
  else if (!other.required || other.when)
    diagnostics.add('wrong-type', place, `\`${emptyIs}\` may be empty itself.`, fix);
  else if (other.emptyIs !== null)
    diagnostics.add('wrong-type', place, `\`${emptyIs}\` takes its own value from another field.`, fix);
  else if ((field.maxLength ?? MOST) < (other.maxLength ?? MOST))
    diagnostics.add('wrong-type', place, `\`${emptyIs}\` may be longer than \`${name}\` can hold.`, fix);
  else if ((field.minLength ?? 0) > (other.minLength ?? 0))
    diagnostics.add('wrong-type', place, `\`${emptyIs}\` may be shorter than \`${name}\` must be.`, fix);
}
