import { useSyncExternalStore } from 'react';
import { isSignedIn } from '../../auth/session-store';
import { useServices } from './ServicesContext';

/** Whether somebody is signed in, in this tab or any other. */
export function useSignedIn(): boolean {
  const { session } = useServices();
  return isSignedIn(useSyncExternalStore(session.subscribe, session.get));
}
