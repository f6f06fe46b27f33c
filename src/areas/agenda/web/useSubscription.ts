import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';

type Name = 'calendarioSuscribir' | 'calendarioRevocar';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

/** Making and taking back the password of one's calendar, which is known only until it is looked away from. */
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
