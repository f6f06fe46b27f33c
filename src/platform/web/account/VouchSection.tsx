import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { OperationAnswer } from '../client/call-operation';
import { formatDateTime } from '../ui/format/format-date';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { WorkError } from '../ui/states/WorkError';
import { useServices } from '../session/ServicesContext';
import styles from './account.module.css';

type VouchRequest = OperationAnswer<'vouchList'>['data'][number];

const KEY = ['avales'] as const;
/** Polling interval. It is short because the requesting person is often nearby and waits. */
const LOOK_MS = 2500;

/** Section of the account page: requests of others that the person can confirm. */
export default function VouchSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { operations } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.vouchList({ signal })).data,
    refetchInterval: LOOK_MS,
  });
  const decision = useMutation({
    mutationFn: async ({ avalId, isConfirmed }: { avalId: string; isConfirmed: boolean }) => {
      const call = { params: { avalId } };
      await (isConfirmed ? operations.vouchConfirm(call) : operations.vouchRefuse(call));
      return isConfirmed;
    },
    onSuccess: (isConfirmed) => notify(isConfirmed ? 'app.vouch.confirmed' : 'app.vouch.refused', { type: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <section className={styles['card']} aria-labelledby="cuenta-aval">
      <h2 id="cuenta-aval">{translate('app.vouch.title')}</h2>
      <p className={styles['hint']}>{translate('app.vouch.hint')}</p>
      <WorkError error={decision.error} />
      <div className={styles['vouches']} aria-live="polite">
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : data.length === 0 ? (
          <p>{translate('app.vouch.empty')}</p>
        ) : (
          <ul className={styles['sessions']}>
            {data.map((each) => (
              <RequestItem
                key={each.avalId}
                request={each}
                isPending={decision.isPending}
                onDecide={(isConfirmed) => decision.mutate({ avalId: each.avalId, isConfirmed })}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface RequestItemProps {
  readonly request: VouchRequest;
  readonly isPending: boolean;
  readonly onDecide: (isConfirmed: boolean) => void;
}

function RequestItem({ request, isPending, onDecide }: RequestItemProps) {
  const translate = useTranslate();
  const { numero, pide, accion, detalles, creada } = request;
  return (
    <li className={styles['vouch']}>
      <div>
        <strong>{translate('app.vouch.asks', { name: pide, what: accion })}</strong>
        <p className={styles['hint']}>
          {translate('app.vouch.of', { number: numero, time: formatDateTime(creada).split(' ').at(-1) ?? '' })}
        </p>
        {detalles.length > 0 && (
          <ul className={styles['details']}>
            {detalles.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['decide']}>
        <Button
          disabled={isPending}
          aria-label={translate('app.vouch.refuseOf', { number: numero })}
          onClick={() => onDecide(false)}
        >
          {translate('app.vouch.refuse')}
        </Button>
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={translate('app.vouch.confirmOf', { number: numero })}
          onClick={() => onDecide(true)}
        >
          {translate('app.vouch.confirm')}
        </Button>
      </div>
    </li>
  );
}
