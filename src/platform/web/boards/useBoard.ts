import { useQuery } from '@tanstack/react-query';
import { useI18nStore } from '../i18n/I18nStoreContext';
import { openBoard } from './open-board';

/** Loads a board of schemas/boards with its texts; null when there is none of that name. */
export function useBoard(name: string) {
  const i18n = useI18nStore();
  return useQuery({
    queryKey: ['board-module', name],
    queryFn: () => openBoard(name, i18n),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
