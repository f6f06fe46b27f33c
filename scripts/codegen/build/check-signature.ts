import type { Diagnostics, Place } from '../diagnostic';
import { setEdits } from '../load/edit';
import type { Field, Signature } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Length of a SHA-256 in hexadecimal. */
const HASH_LENGTH = 64;

type Part = Exclude<keyof Signature, 'on'>;

const PARTS: Readonly<Record<Part, { readonly what: string; readonly fits: (field: Field) => boolean }>> = {
  by: { what: 'a reference to `usuario`', fits: ({ reference }) => reference?.entity === 'usuario' },
  name: { what: 'a text', fits: ({ kind }) => kind === 'text' },
  licence: { what: 'a text', fits: ({ kind }) => kind === 'text' },
  at: { what: 'a date-time', fits: ({ kind }) => kind === 'datetime' },
  hash: {
    what: `a text of ${HASH_LENGTH} characters`,
    fits: ({ kind, maxLength }) => kind === 'text' && (maxLength === null || maxLength >= HASH_LENGTH),
  },
};

/** Checks that a step of the document fills in the signature, into fields with no other writer. */
export function checkSignature(entity: BareEntity, diagnostics: Diagnostics): void {
  const { signature, document, fields, name, lifecycle } = entity;
  if (!signature) return;
  const at = (keyword: string): Place => ({ document, path: ['x-entity', 'signature', keyword] });
  const steps = (lifecycle?.transitions ?? []).map((transition) => transition.name);
  if (!steps.includes(signature.on))
    diagnostics.add(
      'unknown-step',
      at('on'),
      `\`${signature.on}\` is not a step of \`${name}\`.`,
      suggest(signature.on, steps),
    );
  for (const part of Object.keys(PARTS) as Part[]) {
    const { what, fits } = PARTS[part];
    const path = signature[part];
    const field = fields.find((each) => each.name === path);
    const free = fields.filter((each) => each.readOnly && isStored(each) && fits(each)).map((each) => each.name);
    if (!field)
      diagnostics.add('unknown-field', at(part), `\`${path}\` is not a field of \`${name}\`.`, suggest(path, free));
    else if (!fits(field) || !isStored(field) || field.generated !== null)
      diagnostics.add('bad-signature', at(part), `\`${path}\` is not ${what}.`, suggest(path, free, { text: null }));
    else if (!field.readOnly)
      diagnostics.add(
        'bad-signature',
        at(part),
        `\`${path}\` is filled in by the signature: it must be \`readOnly\`.`,
        {
          text: 'add `"readOnly": true` to it',
          edits: setEdits({ document, path: ['properties', path, 'readOnly'] }, true),
        },
      );
  }
}
