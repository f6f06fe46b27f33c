import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { outcomeOf } from '../../session/outcome';
import { usePlainForm } from '../../ui/form/usePlainForm';
import { CODE_CHECKS } from '../../factor/code-checks';
import { AccountField } from './AccountField';
import { FormFailure } from '../FormFailure';
import styles from '../account.module.css';

interface ProofFormProps {
  /** Purpose of the form, by the last part of the key of its text. */
  readonly why: 'activate' | 'renew' | 'codes' | 'remove';
  readonly submit: 'continue' | 'codes' | 'remove';
  /** True when a code is required beside the password. */
  readonly withCode: boolean;
  readonly isDangerous?: boolean;
  readonly onSubmit: (proof: { readonly actual: string; readonly codigo: string }) => Promise<void>;
  readonly onCancel: () => void;
}

const PASSWORD = { actual: (value: string) => (value === '' ? 'factor.passwordMissing' : null) };
const NO_CODE = { codigo: () => null };

/** Form for the password, and a code when a second factor is in force, required before a change to that factor. */
export function ProofForm({ why, submit, withCode, isDangerous = false, onSubmit, onCancel }: ProofFormProps) {
  const translate = useTranslate();
  const { errors, failure, pending, formProps } = usePlainForm(
    { ...PASSWORD, ...(withCode ? CODE_CHECKS : NO_CODE) },
    async (proof) => {
      const outcome = await outcomeOf(onSubmit(proof));
      return outcome.status === 'failed' ? outcome : null;
    },
  );
  return (
    <form {...formProps} className={styles['form']}>
      <p className={styles['hint']}>{translate(`factor.why.${why}`)}</p>
      <FormFailure failure={failure} />
      <AccountField name="actual" label={translate('factor.password')} autoFocus error={errors.actual} />
      {withCode && <AccountField name="codigo" label={translate('factor.anyCode')} error={errors.codigo} />}
      <div className={styles['actions']}>
        <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} aria-disabled={pending}>
          {translate(pending ? 'factor.pending' : `factor.${submit}`)}
        </Button>
        <Button onClick={onCancel}>{translate('factor.cancel')}</Button>
      </div>
    </form>
  );
}
