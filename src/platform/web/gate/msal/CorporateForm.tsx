import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Arrival, MsalIdentity } from '../../session/msal/msal-identity';
import { asApiError } from '../../session/msal/provider-error';
import { loadPerson } from '../../session/account-calls';
import { failed, outcomeOf, type Failed } from '../../session/outcome';
import { FailureNotice, worded } from '../FailureNotice';
import { useGate } from '../GateContext';
import { Notice } from '../Notice';
import { Progress } from '../Progress';
import { SubmitButton } from '../SubmitButton';
import styles from '../gate.module.css';

type Stage =
  | { readonly kind: 'opening' | 'entering' | 'ready' | 'visiting' | 'closed' | 'reset' | 'reset-wanted' }
  | { readonly kind: 'failed'; readonly failure: Failed };

/** True for failures of the provider's window: they require an action, not an error message. */
const isOfWindow = ({ message }: Failed): boolean => /^session\.errors\.(VENTANA|ENTRADA)_/.test(message);

/** Button that opens the provider's page, with the result of the last visit. */
export function CorporateForm({ identity }: { readonly identity: MsalIdentity }) {
  const { access, config, say, enter } = useGate();
  const { inProgress } = useMsal();
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  const ending = access.session.ending();
  // A refused user must choose an account: the provider would reuse the same one.
  const anew =
    (ending?.kind === 'ended' && ending.message === 'errors.InvalidUser') ||
    (stage.kind === 'failed' && stage.failure.message === 'InvalidUser');

  const take = async (arriving: Promise<Arrival>): Promise<void> => {
    const arrival = await arriving;
    if (arrival.kind === 'failed') return setStage({ kind: 'failed', failure: failed(asApiError(arrival.error)) });
    if (arrival.kind === 'closed') {
      setStage({ kind: 'closed' });
      // The window may only have been out of sight. If it was really closed, no late result comes.
      const late = await arrival.late;
      return late.kind === 'account' || late.kind === 'reset' ? take(Promise.resolve(late)) : undefined;
    }
    if (arrival.kind === 'reset' || arrival.kind === 'reset-wanted') return setStage({ kind: arrival.kind });
    if (arrival.kind !== 'account') return setStage({ kind: arrival.kind === 'leaving' ? 'visiting' : 'ready' });
    setStage({ kind: 'entering' });
    // SPEC 4: silent token, then its user, then signed in. The press of the button begins the session.
    const failure = await enter(
      outcomeOf(
        (async () => {
          await identity.beginSession(access.http);
          const token = await identity.acquire('GET').catch((error: unknown) => {
            throw asApiError(error);
          });
          return { token, user: await loadPerson(access.http, token) };
        })(),
      ),
    );
    if (!failure) return;
    // An unknown account is signed out (SPEC 8), so that the next try does not use it again.
    if (failure.message === 'InvalidUser') await identity.forget();
    setStage({ kind: 'failed', failure });
  };
  const visit = (open: () => Promise<Arrival>) => {
    setStage({ kind: 'visiting' });
    void take(open());
  };
  const onArrival = useEffectEvent(() => void take(identity.takeArrival()));
  useEffect(() => onArrival(), []);

  if (
    stage.kind === 'opening' ||
    stage.kind === 'entering' ||
    (stage.kind === 'visiting' && config.identity?.interaction === 'redirect') ||
    inProgress === InteractionStatus.Startup
  )
    return <Progress />;
  return (
    <>
      <p className={styles['lead']}>{say('corporate.lead')}</p>
      <div className={styles['form']}>
        {stage.kind === 'visiting' && (
          <Notice tone="info">
            <p>{say('corporate.progress')}</p>
            <p>{say('corporate.popup')}</p>
          </Notice>
        )}
        {stage.kind === 'closed' && (
          <Notice tone="info">
            <p>{say('corporate.closed')}</p>
          </Notice>
        )}
        {stage.kind === 'reset' && (
          <Notice tone="success">
            <p>{say('corporate.resetDone')}</p>
          </Notice>
        )}
        {stage.kind === 'failed' && (
          <FailureNotice
            failure={stage.failure}
            text={
              stage.failure.message === 'InvalidUser' || isOfWindow(stage.failure)
                ? undefined
                : say('corporate.error', { error: worded(stage.failure.message, say) })
            }
          />
        )}
        {stage.kind === 'reset-wanted' ? (
          <SubmitButton pending={false} onClick={() => visit(identity.resetPassword)}>
            {say('reset.title')}
          </SubmitButton>
        ) : (
          <SubmitButton pending={false} onClick={() => visit(() => identity.signIn(anew))}>
            {say(
              anew
                ? 'corporate.other'
                : stage.kind === 'failed' || stage.kind === 'closed'
                  ? 'corporate.retry'
                  : 'corporate.submit',
            )}
          </SubmitButton>
        )}
      </div>
    </>
  );
}
