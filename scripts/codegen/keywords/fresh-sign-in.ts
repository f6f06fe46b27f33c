import { removeEdits } from '../load/edit';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn } from './places';

export const freshSignIn: FieldKeyword<'freshSignIn', boolean> = {
  name: 'freshSignIn',
  schema: {
    type: 'boolean',
    default: false,
    description:
      'A change of it takes a proof of identity of the last ten minutes: the sign-in, or the password given anew. So do creating, deleting, bringing back and importing records that have such a field. Without it the answer is 403 `IDENTIDAD_SIN_CONFIRMAR`; the browser asks and sends the same once more. Operations have a keyword of the same name.',
  },
  example: exampleOf('cuentaBancaria', {
    title: 'Cuenta bancaria',
    type: 'string',
    'x-field': xField('Bank account', { freshSignIn: true }),
  }),
  isOfTyped: true,
  notInForms: 'An operation says for itself that it takes a fresh sign-in.',
  read: (said) => said === true,
  check: (_, { node, isOwn, diagnostics }) => {
    if (isOwn) return;
    const place = placeIn(node, 'freshSignIn');
    diagnostics.add('contradiction', place, `\`${node.name}\` is part of a field, which is compared as a whole.`, {
      text: 'say it of the field that holds it',
      title: 'remove `freshSignIn`',
      edits: removeEdits(place),
    });
  },
  form: (_, { path }) => ({ freshSignIn: [path] }),
  explain: () => 'changed after a fresh sign-in (`freshSignIn`)',
};
