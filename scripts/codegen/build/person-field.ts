import type { Field } from '../model';

/** The field of `notSameAs` or `onlyBy`: of the document, or of its lines (`lineas.contadorId`); undefined where there is none. */
export function personField(fields: readonly Field[], path: string): Field | undefined {
  const [head, inner] = path.split('.');
  const field = fields.find(({ name }) => name === head);
  if (inner === undefined) return field;
  return field?.kind === 'lines' ? field.fields.find(({ name }) => name === inner) : undefined;
}

/** Tests if the server alone writes accounts into a field. */
export const holdsAccounts = ({ item, reference, readOnly }: Field): boolean =>
  (item?.reference ?? reference)?.entity === 'usuario' && readOnly;
