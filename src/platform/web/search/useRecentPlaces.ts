import { useStore } from 'react-admin';
import { useCallback } from 'react';
import { useUserId } from '../ui/access/UserIdContext';

/** A visited page and its title. */
export interface Place {
  readonly to: string;
  readonly text: string;
}

const MOST = 8;
const NONE: readonly Place[] = [];

/**
 * Returns the user's recently visited pages, latest first, and a function to add one. Forms and pages without a title are not recorded.
 * Stored in the memory of the tab only: the titles may be names of patients.
 */
export function useRecentPlaces(): readonly [readonly Place[], (place: Place) => void] {
  const [places, setPlaces] = useStore<readonly Place[]>(`recent.${useUserId()}.places`, NONE);
  const remember = useCallback(
    (place: Place) => {
      const [, first, second, ...more] = place.to.split('/');
      if (place.text === '' || !first || first === 'home' || second === 'create' || more.length > 0) return;
      setPlaces((before: readonly Place[]) => [place, ...before.filter(({ to }) => to !== place.to)].slice(0, MOST));
    },
    [setPlaces],
  );
  return [places, remember];
}
