import type { Diagnostics, Place } from '../diagnostic';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Checks that `closed` names values of a stored enum. */
export function checkClosed({ closed, document, fields, name }: BareEntity, diagnostics: Diagnostics): void {
  if (!closed) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'closed', ...path] });
  const enums = fields.filter((field) => field.kind === 'enum' && isStored(field));
  const field = enums.find((each) => each.name === closed.field);
  if (!field) {
    const message = `\`${closed.field}\` is not a stored enum of \`${name}\`.`;
    diagnostics.add(
      'unknown-field',
      at('field'),
      message,
      suggest(
        closed.field,
        enums.map((each) => each.name),
      ),
    );
    return;
  }
  const values = field.enumType!.options.map(({ value }) => value);
  closed.in.forEach((value, index) => {
    if (!values.includes(value))
      diagnostics.add(
        'unknown-value',
        at('in', index),
        `\`${value}\` is no value of \`${closed.field}\`.`,
        suggest(value, values),
      );
  });
}
