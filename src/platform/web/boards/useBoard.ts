import { useQuery } from '@tanstack/react-query';
import { useI18nStore } from '../i18n/I18nStoreContext';
import { openBoard } from './open-board';

/** A board of schemas/boards that is about to be shown, with its texts in place; null when there is none of that name. */
export function useBoard(name: string) {
  const i18n = useI18nStore();
  return useQuery({
    queryKey: ['board-module', name],
    queryFn: () => openBoard(name, i18n),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
