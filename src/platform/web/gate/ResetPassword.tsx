import { useState } from 'react';
import { loadPerson } from '../session/account-calls';
import { outcomeOf } from '../session/outcome';
import { isSignedIn } from '../session/session-store';
import { HOME_PATH } from '../session/gate-path';
import { usePlainForm } from '../ui/form/usePlainForm';
import { ErrorList } from './ErrorList';
import { FailureNotice } from './FailureNotice';
import { Field } from './Field';
import { useGate } from './GateContext';
import { GateLink } from './GateLink';
import { SubmitButton } from './SubmitButton';
import styles from './gate.module.css';
import { readTyped } from '#app/web/typed-address';

const CHECKS = { password: (value: string) => (value === '' ? 'newPasswordMissing' : null) };

/** Form for a new password, with the code of a mail. */
export function ResetPassword() {
  const { access, say, go, enter } = useGate();
  const [{ codigo, activates }] = useState(readAddress);
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async ({ password }) => {
    const outcome = await access.accounts.resetPassword(codigo, password);
    if (outcome.status === 'failed') return outcome;
    // Another user may be signed in on this machine.
    if (isSignedIn(access.session.get())) await access.leave();
    const token = outcome.value;
    // Replaces the URL, so that the signed-in user does not return to the password form.
    window.history.replaceState(null, '', typeof token === 'string' ? HOME_PATH : '/sign-in');
    if (typeof token !== 'string') return enter(Promise.resolve({ status: 'success', value: token }));
    const refused = await enter(outcomeOf(loadPerson(access.http, token).then((user) => ({ token, user }))));
    // The password is set even when the sign-in is refused.
    if (refused) go('/sign-in', 'reset.done');
    return null;
  });
  const useless = codigo === '' || failure?.errores.some(({ codigo: code }) => code === 'CODIGO_INVALIDO') === true;
  return (
    <>
      <p className={styles['lead']}>{say(activates ? 'reset.activateLead' : 'reset.lead')}</p>
      {useless ? (
        <div className={styles['form']}>
          <FailureNotice
            failure={{
              message: say(codigo === '' ? 'reset.codeMissing' : 'reset.codeInvalid'),
              correlationId: failure?.correlationId ?? null,
            }}
          />
        </div>
      ) : (
        <form {...formProps} className={styles['form']}>
          <ErrorList errors={errors} />
          {failure && <FailureNotice failure={failure} />}
          <Field
            name="password"
            label={say('reset.label')}
            type="password"
            autoComplete="new-password"
            autoFocus
            maxLength={200}
            hint={say('reset.hint')}
            error={errors.password}
          />
          <SubmitButton pending={pending}>{say(pending ? 'reset.pending' : 'reset.submit')}</SubmitButton>
        </form>
      )}
      <p className={styles['links']}>
        {useless && <GateLink to={activates ? '/sign-up' : '/forgot-password'}>{say('reset.again')}</GateLink>}
        <GateLink to="/sign-in">{say('back')}</GateLink>
      </p>
    </>
  );
}

/**
 * Reads the code after `#`, which no server receives, and removes it from the URL at once: it must not stay in the history of a shared
 * machine.
 */
function readAddress(): { codigo: string; activates: boolean } {
  const query = new URLSearchParams(readTyped(window.location).search);
  const read = { codigo: query.get('codigo') ?? '', activates: query.has('activar') };
  if (read.codigo)
    window.history.replaceState(null, '', read.activates ? '/reset-password?activar=1' : '/reset-password');
  return read;
}
