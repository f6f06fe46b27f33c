import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { DeviceState } from '../client/offline/device';
import { GlanceProvider, type GlanceKeeper } from '../ui/offline/GlanceContext';
import { WaitingProvider, type Waiting, type WaitingQueue } from '../ui/offline/WaitingContext';
import { endGlance } from '#areas/hospital/web/glance/end-glance';
import type { Offline } from './offline';

const OfflineContext = createContext<Offline | null>(null);

/** Offline work: every page knows the queued writes, and pages are refreshed when some of them have arrived. */
export function OfflineProvider({ offline, children }: { readonly offline: Offline; readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { writes, ofOthers, isSending } = useSyncExternalStore(offline.subscribe, offline.get);
  const queue = useMemo<WaitingQueue>(
    () => ({
      writes: writes.map(({ body, ...write }) => ({
        ...write,
        body: (body === null ? {} : JSON.parse(body)) as Waiting['body'],
      })),
      ofOthers,
      isSending,
      send: offline.send,
      retry: async (seq) => offline.device()?.retry(seq),
      drop: async (seq) => offline.device()?.drop(seq),
    }),
    [writes, ofOthers, isSending, offline],
  );
  const keeper = useMemo<GlanceKeeper>(
    () => ({ keep: (path, glance) => void offline.keepText(path, JSON.stringify(glance)), end: endGlance }),
    [offline],
  );
  const before = useRef(writes.length);
  useEffect(() => {
    // Refreshes once for all arrived writes, not for each.
    if (isSending) return;
    if (writes.length < before.current) void queries.invalidateQueries();
    before.current = writes.length;
  }, [writes, isSending, queries]);
  return (
    <OfflineContext.Provider value={offline}>
      <GlanceProvider value={keeper}>
        <WaitingProvider value={queue}>{children}</WaitingProvider>
      </GlanceProvider>
    </OfflineContext.Provider>
  );
}

export function useOffline(): Offline {
  const offline = useContext(OfflineContext);
  if (!offline) throw new Error('useOffline needs an OfflineProvider above it');
  return offline;
}

/** Returns the state of this device: queued writes, and the age of the shown data. */
export function useDeviceState(): DeviceState {
  const offline = useOffline();
  return useSyncExternalStore(offline.subscribe, offline.get);
}
