import { useStore } from 'react-admin';
import { useCallback } from 'react';
import { useUserId } from '../ui/access/UserIdContext';

/** A page that was left, and what it was called. */
export interface Place {
  readonly to: string;
  readonly text: string;
}

const MOST = 8;
const NONE: readonly Place[] = [];

/**
 * The pages that this person was on lately, the last one first, and the way to keep another; forms, and what has no name of its
 * own, are not kept. In the memory of the tab only: the names may be those of patients.
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
