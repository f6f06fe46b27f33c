import { useState } from 'react';
import { usePlainForm } from '../../ui/form/usePlainForm';
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

/** One field for the code of the app or a recovery code; the choice changes only texts and keyboard. */
export function CodeStep({ say, boleto }: StepProps) {
  const { access, enter } = useGate();
  const [isRecovery, setIsRecovery] = useState(false);
  const { errors, failure, pending, formProps } = usePlainForm(CODE_CHECKS, ({ codigo }) =>
    enter(access.accounts.signInWithCode(boleto, codigo)),
  );
  const over = overText(failure);
  return (
    <>
      <p className={styles['lead']}>{say(isRecovery ? 'gate.recoveryLead' : 'gate.lead')}</p>
      <form {...formProps} className={styles['form']}>
        <ErrorList errors={errors} />
        {failure && <FailureNotice failure={failure} text={over ?? undefined} />}
        <Field
          key={String(isRecovery)}
          name="codigo"
          label={say(isRecovery ? 'gate.recovery' : 'code')}
          type="text"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus
          maxLength={40}
          error={errors.codigo}
        />
        <SubmitButton pending={pending}>{say(pending ? 'gate.pending' : 'gate.submit')}</SubmitButton>
      </form>
      <p>
        <button type="button" className={styles['other']} onClick={() => setIsRecovery(!isRecovery)}>
          {say(isRecovery ? 'gate.useApp' : 'gate.useRecovery')}
        </button>
      </p>
      {isRecovery && <p className={styles['lead']}>{say('gate.lost')}</p>}
      <BackToPassword say={say} />
    </>
  );
}
