import { useConfig } from './ConfigContext';

/** Whether there is a server; without one there are only the samples, and nothing that it would be asked for. */
export function useHasServer(): boolean {
  return useConfig().signInMode !== 'mock';
}
