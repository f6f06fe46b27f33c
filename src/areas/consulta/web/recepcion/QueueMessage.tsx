import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { describeError } from '#platform/web/ui/states/describe-error';
import type { Queue } from './useQueue';

/**
 * Renders the result of the last action on the queue: the called patient and destination, the returned patient, or the reason for a
 * refusal.
 */
export function QueueMessage({ work }: { readonly work: Queue['work'] }) {
  const translate = useTranslate();
  const failure = work.error ? describeError(work.error) : null;
  const notice = work.data;
  if (failure)
    return (
      <Alert severity="error" role="alert" closeText={translate('app.action.close')} onClose={() => work.reset()}>
        {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
      </Alert>
    );
  if (!notice) return null;
  const { kind, turn, name, place, times } = notice;
  return (
    <Alert severity="success" role="status" closeText={translate('app.action.close')} onClose={() => work.reset()}>
      {translate(`queue.notice.${kind}`, {
        who: name ?? translate('queue.turn', { turn: turn ?? '—' }),
        turn: turn ?? '—',
        place: place ?? '',
        times,
      })}
    </Alert>
  );
}
