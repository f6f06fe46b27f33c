import { usePlainForm } from '#platform/web/ui/form/usePlainForm';
import { ErrorList } from '#platform/web/gate/ErrorList';
import { FailureNotice } from '#platform/web/gate/FailureNotice';
import { Field } from '#platform/web/gate/Field';
import { useGate } from '#platform/web/gate/GateContext';
import { GateLink } from '#platform/web/gate/GateLink';
import { SubmitButton } from '#platform/web/gate/SubmitButton';
import { useSampleAccounts } from './useSampleAccounts';
import styles from '#platform/web/gate/gate.module.css';

/** Initial account of the sample backend. */
const ACCOUNT = { userName: 'admin', password: 'muestra123' } as const;

const CHECKS = {
  userName: (value: string) => (value === '' ? 'sample.userNameMissing' : null),
  password: (value: string) => (value === '' ? 'passwordMissing' : null),
};

/** Renders the sign-in of the sample with user name and password, filled in with its initial account. */
export function SampleSignIn() {
  const { say, enter } = useGate();
  const accounts = useSampleAccounts();
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, (values) => enter(accounts.signIn(values)));
  return (
    <>
      <p className={styles['lead']}>{say('sample.lead', ACCOUNT)}</p>
      <form {...formProps} className={styles['form']}>
        <ErrorList errors={errors} />
        {failure && (
          <FailureNotice failure={failure} text={failure.httpStatus === 401 ? say('sample.wrong') : undefined} />
        )}
        <Field
          name="userName"
          label={say('sample.userName')}
          type="text"
          autoComplete="username"
          autoFocus
          maxLength={120}
          defaultValue={ACCOUNT.userName}
          error={errors.userName}
        />
        <Field
          name="password"
          label={say('password')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          defaultValue={ACCOUNT.password}
          error={errors.password}
        />
        <SubmitButton pending={pending}>{say(pending ? 'pending' : 'submit')}</SubmitButton>
      </form>
      <p className={styles['links']}>
        <GateLink to="/forgot-password">{say('forgot.link')}</GateLink>
        <GateLink to="/sign-up">{say('sample.signUp.link')}</GateLink>
      </p>
    </>
  );
}
