import { usePlainForm } from '#platform/web/ui/form/usePlainForm';
import { checkEmail } from '#platform/web/gate/check-email';
import { ErrorList } from '#platform/web/gate/ErrorList';
import { FailureNotice } from '#platform/web/gate/FailureNotice';
import { Field } from '#platform/web/gate/Field';
import { useGate } from '#platform/web/gate/GateContext';
import { GateLink } from '#platform/web/gate/GateLink';
import { SubmitButton } from '#platform/web/gate/SubmitButton';
import { useSampleAccounts } from './useSampleAccounts';
import styles from '#platform/web/gate/gate.module.css';

const CHECKS = { email: checkEmail };

/** Renders the recovery of a password in the sample: no mail is sent, the next step follows at once. */
export function SampleRecovery() {
  const { say, go } = useGate();
  const accounts = useSampleAccounts();
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async ({ email }) => {
    const outcome = await accounts.forgotPassword(email.trim());
    if (outcome.status === 'failed') return outcome;
    go('/reset-password');
    return null;
  });
  return (
    <>
      <p className={styles['lead']}>{say('sample.forgot.lead')}</p>
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
        <SubmitButton pending={pending}>{say(pending ? 'sending' : 'sample.forgot.submit')}</SubmitButton>
      </form>
      <p className={styles['links']}>
        <GateLink to="/sign-in">{say('back')}</GateLink>
      </p>
    </>
  );
}
