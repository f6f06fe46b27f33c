import type { Field } from '../model';

/**
 * Returns the field of `notSameAs` or `onlyBy`, of the document or of its lines (`lineas.contadorId`); undefined when it does not exist.
 */
export function personField(fields: readonly Field[], path: string): Field | undefined {
  const [head, inner] = path.split('.');
  const field = fields.find(({ name }) => name === head);
  if (inner === undefined) return field;
  return field?.kind === 'lines' ? field.fields.find(({ name }) => name === inner) : undefined;
}

/** Returns true when a field holds accounts and only the server writes it. */
export const holdsAccounts = ({ item, reference, readOnly }: Field): boolean =>
  (item?.reference ?? reference)?.entity === 'usuario' && readOnly;
