import type { Failed } from '../session/outcome';
import { usePlainForm } from '../ui/form/usePlainForm';
import { DemoUsers } from './DemoUsers';
import { ErrorList } from './ErrorList';
import { FailureNotice } from './FailureNotice';
import { Field } from './Field';
import { useGate } from './GateContext';
import { GateLink } from './GateLink';
import { SubmitButton } from './SubmitButton';
import styles from './gate.module.css';

/** Password of every demo account; the server creates them only for demonstrations on the own machine. */
const DEMO_PASSWORD = 'demo1234';

const CHECKS = {
  email: (value: string) => (value.trim() === '' ? 'emailMissing' : null),
  password: (value: string) => (value === '' ? 'passwordMissing' : null),
};

/** Sign-in with e-mail and password, for installations with accounts of their own. */
export function TokenSignIn() {
  const {
    config: { demo, demoUsers },
    access,
    say,
    enter,
  } = useGate();
  const { errors, failure, pending, submit, formProps } = usePlainForm(CHECKS, ({ email, password }) =>
    enter(access.accounts.signIn({ userName: email, password })),
  );
  return (
    <>
      <p className={styles['lead']}>{say('lead')}</p>
      <form {...formProps} className={styles['form']}>
        <ErrorList errors={errors} />
        {failure && <FailureNotice failure={failure} text={isWrong(failure) ? say('wrong') : undefined} />}
        <Field
          name="email"
          label={say('email')}
          type="email"
          autoComplete="username"
          autoFocus
          maxLength={120}
          error={errors.email}
        />
        <Field
          name="password"
          label={say('password')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={errors.password}
        />
        <SubmitButton pending={pending}>{say(pending ? 'pending' : 'submit')}</SubmitButton>
      </form>
      <p className={styles['links']}>
        <GateLink to="/forgot-password">{say('forgot.link')}</GateLink>
        <GateLink to="/sign-up">{say('activate.link')}</GateLink>
      </p>
      {demo && demoUsers.length > 0 && (
        <DemoUsers users={demoUsers} onPick={(email) => void submit({ email, password: DEMO_PASSWORD })} />
      )}
    </>
  );
}

/** The server reports a wrong password in English, as specified; the page shows it in the reader's language. */
const isWrong = ({ httpStatus, message }: Failed) => httpStatus === 401 && message !== 'InvalidUser';
