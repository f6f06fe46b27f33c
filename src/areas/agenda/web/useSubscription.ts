import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';

type Name = 'calendarioSuscribir' | 'calendarioRevocar';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

/** Provides creating and revoking the password of the reader's calendar. The password is in memory only while the page shows it. */
export function useSubscription() {
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['evento', 'contexto'] });
  const subscribe = useMutation({
    mutationFn: async () => (await calls.calendarioSuscribir({})).data,
    onSettled: again,
  });
  const revoke = useMutation({
    mutationFn: async () => (await calls.calendarioRevocar({})).data,
    onSuccess: () => subscribe.reset(),
    onSettled: again,
  });
  return {
    subscribe,
    revoke,
    made:
      subscribe.data === undefined
        ? null
        : { ...subscribe.data, ruta: new URL(subscribe.data.ruta, location.origin).href },
  };
}
