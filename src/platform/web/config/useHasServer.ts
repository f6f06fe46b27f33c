import { useConfig } from './ConfigContext';

/** True with a server; without one there are only samples, and requests for anything else are pointless. */
export function useHasServer(): boolean {
  return useConfig().signInMode !== 'mock';
}
