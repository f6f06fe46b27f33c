import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { recordPath } from '#platform/shared/record-path';
import { describeError } from '#platform/web/ui/states/describe-error';

type Calls = {
  readonly proponerCambio: (call: OperationCall<'proponerCambio'>) => Promise<OperationAnswer<'proponerCambio'>>;
};

/** Creates a draft of a proposal for some lots, and opens it for completion. */
export function ProposeButton({ lots }: { readonly lots: readonly number[] }) {
  const translate = useTranslate();
  const mayPropose = usePermission('propuesta-cambio.crear');
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const tell = useNotify();
  const go = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: async () => (await calls.proponerCambio({ body: { loteIds: [...lots] }, idempotencyKey: key })).data,
    onSettled: () => setKey(crypto.randomUUID()),
    onError: (error) => {
      const { message, correlationId } = describeError(error);
      tell(message, { type: 'error', messageArgs: { correlationId: correlationId ?? '' } });
    },
    onSuccess: async ({ propuestaCambioId }) => {
      await queries.invalidateQueries({ queryKey: ['propuesta-cambio'] });
      void go(recordPath.edit('propuesta-cambio', propuestaCambioId));
    },
  });
  if (!mayPropose) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      {...blocked(lots.length === 0 && translate('app.why.noLots'), work.isPending)}
      onClick={() => work.mutate()}
    >
      {translate('app.exchanges.propose')}
    </Button>
  );
}
