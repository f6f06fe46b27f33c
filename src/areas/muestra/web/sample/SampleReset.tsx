import { usePlainForm } from '#platform/web/ui/form/usePlainForm';
import { ErrorList } from '#platform/web/gate/ErrorList';
import { FailureNotice } from '#platform/web/gate/FailureNotice';
import { Field } from '#platform/web/gate/Field';
import { useGate } from '#platform/web/gate/GateContext';
import { GateLink } from '#platform/web/gate/GateLink';
import { SubmitButton } from '#platform/web/gate/SubmitButton';
import { useSampleAccounts } from './useSampleAccounts';
import styles from '#platform/web/gate/gate.module.css';

const CHECKS = { password: (value: string) => (value === '' ? 'newPasswordMissing' : null) };

/** Renders the change of a password in the sample, which checks and changes nothing. */
export function SampleReset() {
  const { say, go } = useGate();
  const accounts = useSampleAccounts();
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async ({ password }) => {
    const outcome = await accounts.resetPassword(password);
    if (outcome.status === 'failed') return outcome;
    go('/sign-in', 'sample.reset.done');
    return null;
  });
  return (
    <>
      <p className={styles['lead']}>{say('sample.reset.lead')}</p>
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
          error={errors.password}
        />
        <SubmitButton pending={pending}>{say(pending ? 'reset.pending' : 'reset.submit')}</SubmitButton>
      </form>
      <p className={styles['links']}>
        <GateLink to="/sign-in">{say('back')}</GateLink>
      </p>
    </>
  );
}
