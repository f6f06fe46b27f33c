import { useEffect, useState } from 'react';
import { loadPerson, type Enrolled, type FactorSecret } from '../../session/account-calls';
import { outcomeOf, type Failed } from '../../session/outcome';
import { usePlainForm } from '../../ui/form/usePlainForm';
import { RecoveryCodes } from '../../factor/RecoveryCodes';
import { SecretToScan } from '../../factor/SecretToScan';
import { ErrorList } from '../ErrorList';
import { FailureNotice } from '../FailureNotice';
import { Field } from '../Field';
import { useGate } from '../GateContext';
import { SubmitButton } from '../SubmitButton';
import { BackToPassword } from './BackToPassword';
import { CODE_CHECKS } from '../../factor/code-checks';
import { overText } from './over-text';
import type { StepProps } from './step-props';
import styles from '../gate.module.css';

/** Setup of a second factor before entry, when all accounts require one. The person enters once they have their recovery codes. */
export function EnrolStep({ say, boleto }: StepProps) {
  const {
    access: { accounts },
  } = useGate();
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  const [refused, setRefused] = useState<Failed | null>(null);
  const [confirmed, setConfirmed] = useState<Enrolled | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void accounts.enrol(boleto).then((outcome) => {
      if (isCurrent && outcome.status === 'failed') setRefused(outcome);
      else if (isCurrent && outcome.status !== 'failed') setSecret(outcome.value);
      return undefined;
    });
    return () => {
      isCurrent = false;
    };
  }, [accounts, boleto]);
  const { errors, failure, pending, formProps } = usePlainForm(CODE_CHECKS, async ({ codigo }) => {
    const outcome = await accounts.confirmEnrolment(boleto, codigo);
    if (outcome.status === 'failed') return outcome;
    setConfirmed(outcome.value);
    return null;
  });
  if (confirmed) return <KeepCodes say={say} confirmed={confirmed} />;
  const told = refused ?? failure;
  return (
    <>
      <p className={styles['lead']}>{say('gate.enrolLead')}</p>
      <form {...formProps} className={styles['form']}>
        <ErrorList errors={errors} />
        {told && <FailureNotice failure={told} text={overText(told) ?? undefined} />}
        {secret && (
          <>
            <SecretToScan say={say} secret={secret} />
            <Field
              name="codigo"
              label={say('code')}
              type="text"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={40}
              error={errors.codigo}
            />
            <SubmitButton pending={pending}>{say(pending ? 'pending' : 'setup.submit')}</SubmitButton>
          </>
        )}
        {!secret && !refused && <p role="status">{say('gate.loading')}</p>}
      </form>
      <BackToPassword say={say} />
    </>
  );
}

function KeepCodes({
  say,
  confirmed: { user, token, codigos },
}: Pick<StepProps, 'say'> & { readonly confirmed: Enrolled }) {
  const { access, enter } = useGate();
  const [failure, setFailure] = useState<Failed | null>(null);
  const [pending, setPending] = useState(false);
  const go = async () => {
    setPending(true);
    setFailure(await enter(outcomeOf(loadPerson(access.http, token).then((person) => ({ token, user: person })))));
    setPending(false);
  };
  return (
    <div className={styles['form']}>
      {failure && <FailureNotice failure={failure} />}
      <RecoveryCodes say={say} email={user.email} codes={codigos} />
      <SubmitButton pending={pending} onClick={() => void go()}>
        {say(pending ? 'gate.pending' : 'gate.enter')}
      </SubmitButton>
    </div>
  );
}
