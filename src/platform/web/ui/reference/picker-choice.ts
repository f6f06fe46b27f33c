import type { ReferenceOption } from './reference-option';

/** Option of a picker's list: a record, or the creation of a new one. */
export type PickerChoice =
  | (ReferenceOption & { readonly kind: 'recent' | 'found' })
  | { readonly kind: 'create'; readonly id: string; readonly label: string; readonly detail: string };

const CREATE_ID = '#create';

/**
 * Returns the choices of a picker: recent ones first for an empty text, then the results of the server, then creation.
 *
 * @param createLabel null when creation is not offered
 */
export function pickerChoices(
  recent: readonly ReferenceOption[],
  found: readonly ReferenceOption[],
  createLabel: string | null,
): PickerChoice[] {
  const ids = new Set(recent.map(({ id }) => String(id)));
  return [
    ...recent.map((option) => ({ ...option, kind: 'recent' as const })),
    ...found.filter(({ id }) => !ids.has(String(id))).map((option) => ({ ...option, kind: 'found' as const })),
    ...(createLabel === null ? [] : [{ kind: 'create' as const, id: CREATE_ID, label: createLabel, detail: '' }]),
  ];
}
