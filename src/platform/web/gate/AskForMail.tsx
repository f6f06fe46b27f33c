import { useState } from 'react';
import { usePlainForm } from '../ui/form/usePlainForm';
import { checkEmail } from './check-email';
import { ErrorList } from './ErrorList';
import { FailureNotice } from './FailureNotice';
import { Field } from './Field';
import { useGate } from './GateContext';
import { GateLink } from './GateLink';
import { Notice } from './Notice';
import { SubmitButton } from './SubmitButton';
import styles from './gate.module.css';

const CHECKS = { email: checkEmail };

/**
 * Requests the mail to set a password: the first one of an account, or a new one. The response does not reveal whether the account exists.
 */
export function AskForMail({ purpose }: { readonly purpose: 'activate' | 'forgot' }) {
  const {
    access: { accounts },
    say,
  } = useGate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async ({ email }) => {
    const outcome = await (purpose === 'activate' ? accounts.signUp(email) : accounts.forgotPassword(email));
    if (outcome.status === 'failed') return outcome;
    setSentTo(email.trim());
    return null;
  });
  return (
    <>
      {sentTo === null ? (
        <>
          <p className={styles['lead']}>{say(`${purpose}.lead`)}</p>
          <form {...formProps} className={styles['form']}>
            <ErrorList errors={errors} />
            {failure && <FailureNotice failure={failure} />}
            <Field
              name="email"
              label={say('email')}
              type="email"
              autoComplete="username"
              autoFocus
              maxLength={120}
              error={errors.email}
            />
            <SubmitButton pending={pending}>{say(pending ? 'sending' : `${purpose}.submit`)}</SubmitButton>
          </form>
        </>
      ) : (
        <div className={styles['form']}>
          <Notice tone="success">
            <p>
              <b>{say(`${purpose}.sent`)}</b>
            </p>
            <p>{say(`${purpose}.sentText`, { email: sentTo })}</p>
          </Notice>
        </div>
      )}
      <p className={styles['links']}>
        <GateLink to="/sign-in">{say('back')}</GateLink>
      </p>
    </>
  );
}
