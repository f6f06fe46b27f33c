import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { OperationAnswer } from '../client/call-operation';
import { formatDateTime } from '../ui/format/format-date';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { WorkError } from '../ui/states/WorkError';
import { useServices } from '../session/ServicesContext';
import { deviceOf } from './device-of';
import styles from './account.module.css';

type OpenSession = OperationAnswer<'sessions'>['data'][number];

const KEY = ['sesiones'] as const;

/** Section of the account page: open sessions, with a button to end each. */
export function SessionsSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { operations } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.sessions({ signal })).data,
  });
  const {
    mutate,
    isPending,
    error: failure,
  } = useMutation({
    mutationFn: async (sesionId: string | null) => {
      if (sesionId === null) await operations.closeOtherSessions({});
      else await operations.closeSession({ params: { sesionId } });
    },
    onSuccess: () => notify('app.sessions.closed', { type: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <section className={styles['card']} aria-labelledby="cuenta-sesiones">
      <h2 id="cuenta-sesiones">{translate('app.sessions.title')}</h2>
      <p className={styles['hint']}>{translate('app.sessions.hint')}</p>
      <WorkError error={failure} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles['sessions']}>
          {data.map((each) => (
            <SessionItem
              key={each.sesionId}
              session={each}
              isPending={isPending}
              onClose={() => mutate(each.sesionId)}
            />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      {data && data.length > 2 && (
        <Button variant="outlined" color="error" disabled={isPending} onClick={() => mutate(null)}>
          {translate('app.sessions.closeOthers')}
        </Button>
      )}
    </section>
  );
}

interface SessionItemProps {
  readonly session: OpenSession;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

function SessionItem({ session: { actual, creada, usada, ip, dispositivo }, isPending, onClose }: SessionItemProps) {
  const translate = useTranslate();
  const device = deviceOf(dispositivo) ?? translate('app.sessions.unknown');
  return (
    <li>
      <span>
        <b>{device}</b>
        <small>
          {[
            actual
              ? translate('app.sessions.current')
              : translate('app.sessions.used', { moment: formatDateTime(usada) }),
            translate('app.sessions.opened', { moment: formatDateTime(creada) }),
            ip && translate('app.sessions.address', { ip }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {!actual && (
        <Button
          disabled={isPending}
          aria-label={translate('app.sessions.closeOf', { device, moment: formatDateTime(creada) })}
          onClick={onClose}
        >
          {translate('app.sessions.close')}
        </Button>
      )}
    </li>
  );
}
