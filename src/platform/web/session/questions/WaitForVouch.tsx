import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { VouchAnswer, VouchedCall } from '../../client/vouched-call';
import { countdown } from '../../ui/format/countdown';
import { useNow } from '../../ui/lifecycle/useNow';
import { Loading } from '../../ui/states/Loading';
import { WorkError } from '../../ui/states/WorkError';
import { useServices } from '../ServicesContext';
import styles from './questions.module.css';

interface WaitForVouchProps {
  readonly call: VouchedCall;
  readonly onAnswer: (answer: VouchAnswer) => void;
}

const SECOND_MS = 1000;
/** Polling interval of the state; short, because the other person is often nearby. */
const LOOK_MS = 1500;

/** Requests the confirmation of a call when it opens, and continues automatically once the second person confirms in their own session. */
export default function WaitForVouch({ call, onAnswer }: WaitForVouchProps) {
  const translate = useTranslate();
  const { operations } = useServices();
  const [round, setRound] = useState(0);
  const asked = useQuery({
    queryKey: ['aval', call, round],
    queryFn: async () => (await operations.vouchAsk({ body: { ...call } })).data,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const request = asked.data;
  const state = useQuery({
    queryKey: ['aval', request?.avalId],
    queryFn: async ({ signal }) => (await operations.vouchState({ params: { avalId: request!.avalId }, signal })).data,
    enabled: request !== undefined,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.estado === 'ESPERA' ? LOOK_MS : false),
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const estado = state.data?.estado ?? 'ESPERA';
  const onConfirmed = useEffectEvent(() => {
    if (request) onAnswer({ avalId: request.avalId });
  });
  useEffect(() => {
    if (estado === 'CONFIRMADO') onConfirmed();
  }, [estado]);
  const close = () => {
    // Withdraws a cancelled request, so that it can no longer be confirmed. The request expires by itself when the server is unreachable.
    if (request && estado === 'ESPERA')
      void operations.vouchWithdraw({ params: { avalId: request.avalId } }).catch(() => undefined);
    onAnswer({
      reason: translate(estado === 'RECHAZADO' ? 'app.vouch.wasRefused' : 'app.vouch.none', {
        name: state.data?.quien ?? '',
      }),
    });
  };
  const seconds = Math.max(0, Math.ceil((Date.parse(request?.expira ?? '') - useNow(SECOND_MS)) / SECOND_MS));
  const isWaiting = estado === 'ESPERA' && request !== undefined && seconds > 0;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="aval-titulo" transitionDuration={0} onClose={close}>
      <DialogTitle id="aval-titulo">{translate('app.vouch.waiting')}</DialogTitle>
      <DialogContent className={styles['content'] ?? ''}>
        <WorkError error={asked.error ?? state.error} />
        {asked.isPending && <Loading />}
        {request && (
          <>
            <p>{request.accion}</p>
            {isWaiting && <p>{translate('app.vouch.how')}</p>}
            <p>
              <span className={styles['hint']}>{translate('app.vouch.number')}</span>{' '}
              <strong className={styles['number']}>{request.numero}</strong>
            </p>
            <div aria-live="polite">
              {estado === 'RECHAZADO' && <p>{translate('app.vouch.wasRefused', { name: state.data?.quien ?? '' })}</p>}
              {estado !== 'RECHAZADO' && !isWaiting && <p>{translate('app.vouch.over')}</p>}
            </div>
            {isWaiting && (
              <p className={styles['hint']} aria-live="off">
                {translate('app.vouch.left', { time: countdown(seconds) })}
              </p>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {translate(isWaiting ? 'app.vouch.cancel' : 'app.vouch.close')}
        </Button>
        {request && !isWaiting && estado !== 'CONFIRMADO' && (
          <Button variant="contained" onClick={() => setRound(round + 1)}>
            {translate('app.vouch.askAgain')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
