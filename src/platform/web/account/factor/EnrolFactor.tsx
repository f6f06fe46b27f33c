import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FactorSecret } from '../../session/account-calls';
import { outcomeOf } from '../../session/outcome';
import { CODE_CHECKS } from '../../factor/code-checks';
import { SecretToScan } from '../../factor/SecretToScan';
import { usePlainForm } from '../../ui/form/usePlainForm';
import { useServices } from '../../session/ServicesContext';
import { AccountField } from './AccountField';
import { FormFailure } from '../FormFailure';
import { ProofForm } from './ProofForm';
import { useSayFactor } from './useSayFactor';
import styles from '../account.module.css';

interface EnrolFactorProps {
  /** True when a second factor is in force; it stays so until the first code of the new one. */
  readonly renews: boolean;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Enrols a second factor, from the password to the first code of the app. */
export function EnrolFactor({ renews, onDone, onCancel }: EnrolFactorProps) {
  const { operations } = useServices();
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  return secret ? (
    <ConfirmSecret secret={secret} onDone={onDone} onCancel={onCancel} />
  ) : (
    <ProofForm
      why={renews ? 'renew' : 'activate'}
      submit="continue"
      withCode={renews}
      onCancel={onCancel}
      onSubmit={async ({ actual, codigo }) =>
        setSecret((await operations.enrolSecondFactor({ body: renews ? { actual, codigo } : { actual } })).data)
      }
    />
  );
}

interface ConfirmSecretProps extends Pick<EnrolFactorProps, 'onDone' | 'onCancel'> {
  readonly secret: FactorSecret;
}

function ConfirmSecret({ secret, onDone, onCancel }: ConfirmSecretProps) {
  const translate = useTranslate();
  const say = useSayFactor();
  const { operations } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous form had the focus and is gone; the heading receives it.
  useEffect(() => heading.current?.focus(), []);
  const { errors, failure, pending, formProps } = usePlainForm(CODE_CHECKS, async ({ codigo }) => {
    const outcome = await outcomeOf(operations.activateSecondFactor({ body: { codigo } }));
    if (outcome.status === 'failed') return outcome;
    onDone(outcome.value.data.codigos);
    return null;
  });
  return (
    <form {...formProps} className={styles['form']}>
      <h3 ref={heading} tabIndex={-1} className={styles['step']}>
        {say('setup.title')}
      </h3>
      <SecretToScan say={say} secret={secret} />
      <FormFailure failure={failure} />
      <AccountField name="codigo" label={translate('factor.code')} error={errors.codigo} />
      <div className={styles['actions']}>
        <Button type="submit" variant="contained" color="primary" aria-disabled={pending}>
          {translate(pending ? 'factor.pending' : 'factor.setup.submit')}
        </Button>
        <Button onClick={onCancel}>{translate('factor.cancel')}</Button>
      </div>
    </form>
  );
}
