import { MsalProvider } from '@azure/msal-react';
import { use, useState } from 'react';
import { failed, outcomeOf } from '../../session/outcome';
import { FailureNotice } from '../FailureNotice';
import { useGate } from '../GateContext';
import { SubmitButton } from '../SubmitButton';
import { CorporateForm } from './CorporateForm';
import styles from '../gate.module.css';

/** Sign-in with the hosted identity provider; waits for its library. */
export default function CorporateSignIn() {
  const {
    access: { provider },
    say,
  } = useGate();
  if (!provider) throw new Error('The place is configured without an identity provider');
  const [opening] = useState(() => outcomeOf(provider));
  const opened = use(opening);
  if (opened.status === 'success') {
    return (
      <MsalProvider instance={opened.value.client}>
        <CorporateForm identity={opened.value} />
      </MsalProvider>
    );
  }
  return (
    <div className={styles['form']}>
      <FailureNotice failure={{ ...failed(null), message: 'errors.FETCH_ERROR' }} />
      <SubmitButton pending={false} onClick={() => window.location.reload()}>
        {say('corporate.retry')}
      </SubmitButton>
    </div>
  );
}
