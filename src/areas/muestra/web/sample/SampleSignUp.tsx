import type { Failed } from '#platform/web/session/outcome';
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

const CHECKS = {
  userName: (value: string) => (value.trim() === '' ? 'sample.userNameMissing' : null),
  email: checkEmail,
  password: (value: string) => (value === '' ? 'newPasswordMissing' : null),
};

/** Messages of the sample backend, worded by the specification (SPEC 8), with the keys of their translations. */
const WORDS: Readonly<Record<string, string>> = {
  'User already exist!': 'sample.signUp.userTaken',
  'Email already used': 'sample.signUp.emailTaken',
};

/** Creates an account in the sample and signs it in at once. */
export function SampleSignUp() {
  const { say, enter } = useGate();
  const accounts = useSampleAccounts();
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, ({ userName, email, password }) =>
    enter(accounts.signUp({ userName: userName.trim(), email: email.trim(), password })),
  );
  return (
    <>
      <p className={styles['lead']}>{say('sample.signUp.lead')}</p>
      <form {...formProps} className={styles['form']}>
        <ErrorList errors={errors} />
        {failure && <FailureNotice failure={failure} text={inWords(failure)} />}
        <Field
          name="userName"
          label={say('sample.userName')}
          type="text"
          autoComplete="username"
          autoFocus
          maxLength={120}
          error={errors.userName}
        />
        <Field
          name="email"
          label={say('email')}
          type="email"
          autoComplete="email"
          maxLength={120}
          error={errors.email}
        />
        <Field
          name="password"
          label={say('password')}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          error={errors.password}
        />
        <SubmitButton pending={pending}>{say(pending ? 'pending' : 'sample.signUp.submit')}</SubmitButton>
      </form>
      <p className={styles['links']}>
        <GateLink to="/sign-in">{say('back')}</GateLink>
      </p>
    </>
  );

  function inWords({ message }: Failed): string | undefined {
    const key = WORDS[message];
    return key && say(key);
  }
}
