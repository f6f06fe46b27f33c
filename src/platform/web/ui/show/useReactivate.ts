import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { describeError } from '../states/describe-error';

/** Reactivates a deactivated record. */
export function useReactivate(id: string, record: WireRecord) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [update, { isPending: pending }] = useUpdate();

  const reactivate = async () => {
    try {
      await update(
        name,
        { id, data: { ...record, activo: true }, previousData: { ...record, id } },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      await queries.invalidateQueries({ queryKey: [name] });
      notify('app.record.reactivated', { type: 'success' });
    } catch (error) {
      const { message, correlationId } = describeError(error);
      notify(translate(message, { correlationId: correlationId ?? '' }), { type: 'error' });
    }
  };
  return { reactivate, pending };
}
