import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../session/ServicesContext';
import { useCurrentUser } from '../session/CurrentUserContext';
import { channelState } from '../channel/channel-state';
import { usePageSettled } from '../shell/usePageSettled';
import { LATEST, UNSEEN } from './notification-keys';

/** DOMAIN a.7: polled once a minute while the channel is closed. */
const POLL_MS = 60_000;
const SHOWN = 20;

/**
 * Returns the number of the user's unread notifications: first from the sign-in, then from the channel, or polled once a minute without
 * one. Zero during the trial of a profile.
 */
export function useUnseenCount(): number {
  const { operations } = useServices();
  const { notificacionesSinLeer, simulacion } = useCurrentUser();
  const settled = usePageSettled();
  const { data } = useQuery({
    queryKey: UNSEEN,
    queryFn: async ({ signal }) =>
      (await operations.notificacionesList({ list: { page: 1, pageSize: 1, filter: { vista: false } }, signal }))
        .total ?? 0,
    enabled: settled && !simulacion,
    initialData: notificacionesSinLeer,
    staleTime: POLL_MS,
    refetchInterval: () => (channelState.isOpen ? false : POLL_MS),
    refetchOnWindowFocus: true,
  });
  return data;
}

/** Returns the user's latest notifications, newest first, and functions to mark them as read. */
export function useNotifications() {
  const { operations } = useServices();
  const queries = useQueryClient();
  const latest = useQuery({
    queryKey: LATEST,
    queryFn: async ({ signal }) =>
      (await operations.notificacionesList({ list: { page: 1, pageSize: SHOWN }, signal })).data,
    staleTime: 0,
  });
  const { mutate } = useMutation({
    mutationFn: async (
      which: { readonly notificacionIds: number[] } | { readonly todas: true; readonly hasta: string },
    ) => (await operations.marcarVista({ body: which })).data,
    onSuccess: async ({ sinLeer }) => {
      // A pending request for the count would arrive later with an outdated value.
      await queries.cancelQueries({ queryKey: UNSEEN });
      queries.setQueryData(UNSEEN, sinLeer);
      return queries.invalidateQueries({ queryKey: LATEST });
    },
  });
  return {
    latest,
    markSeen: (ids: number[]) => mutate({ notificacionIds: ids }),
    // Marks up to the newest shown, by the server's clock: later ones stay unread, and the reader's clock may be wrong.
    markAllSeen: () => {
      const newest = latest.data?.[0];
      if (newest) mutate({ todas: true, hasta: newest.fecha });
    },
  };
}
