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
      'A change requires a proof of identity within the last ten minutes: a sign-in or the password. Creating, deleting, restoring and importing records with such a field require it too. Without it the response is 403 `IDENTIDAD_SIN_CONFIRMAR`; the browser requests the proof and repeats the request. Operations have a keyword of the same name.',
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
