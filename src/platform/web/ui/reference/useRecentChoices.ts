import { useStore } from 'react-admin';
import { useCallback } from 'react';
import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { useUserId } from '../access/UserIdContext';
import type { ReferenceOption } from './reference-option';

const KEPT = 5;
const NONE: readonly ReferenceOption[] = [];

/** Returns the user's recent choices in equivalent pickers. They stay in the tab's memory, because the names may be those of patients. */
export function useRecentChoices(
  reference: string,
  filter: ListFilter,
  parameters?: ListParameterValues,
): readonly [readonly ReferenceOption[], (chosen: ReferenceOption) => void] {
  const owner = useUserId();
  const [recent, setRecent] = useStore<readonly ReferenceOption[]>(
    `recent.${owner}.${reference}.${JSON.stringify(parameters ? [filter, parameters] : filter)}`,
    NONE,
  );
  const remember = useCallback(
    (chosen: ReferenceOption) =>
      setRecent((before: readonly ReferenceOption[]) =>
        [chosen, ...before.filter(({ id }) => String(id) !== String(chosen.id))].slice(0, KEPT),
      ),
    [setRecent],
  );
  return [recent, remember];
}
