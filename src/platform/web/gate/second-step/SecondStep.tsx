import { useEffect, useMemo, useState } from 'react';
import type { PendingStep } from '../../session/account-calls';
import type { SayFactor } from '../../factor/say-factor';
import { currentLanguage } from '../../i18n/language';
import { FailureNotice } from '../FailureNotice';
import { GateProvider, useGate } from '../GateContext';
import { EnrolStep } from './EnrolStep';
import { CodeStep } from './CodeStep';
import { loadFactorTexts } from './factor-texts';

/** Pending step after the password: a code, or the setup of a second factor. */
export default function SecondStep({ step }: { readonly step: PendingStep }) {
  const gate = useGate();
  const { say } = gate;
  const [sayFactor, setSayFactor] = useState<SayFactor | null>(null);
  const [isLost, setIsLost] = useState(false);
  const language = currentLanguage();
  useEffect(() => {
    let isCurrent = true;
    void loadFactorTexts(language).then(
      (loaded) => isCurrent && setSayFactor(() => loaded),
      () => isCurrent && setIsLost(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  // Fields of the gate translate their errors with the gate's own texts.
  const value = useMemo(
    () => ({
      ...gate,
      say: (key: string, values?: Readonly<Record<string, string>>) =>
        key.startsWith(FACTOR) && sayFactor ? sayFactor(key.slice(FACTOR.length), values) : say(key, values),
    }),
    [gate, say, sayFactor],
  );
  if (!sayFactor)
    return isLost ? <FailureNotice failure={{ message: 'errors.FETCH_ERROR', correlationId: null }} /> : null;
  const Step = step.pendiente === 'ALTA' ? EnrolStep : CodeStep;
  return (
    <GateProvider value={value}>
      <Step say={sayFactor} boleto={step.boleto} />
    </GateProvider>
  );
}

/** Prefix of the keys of the second step in a lookup that also covers the gate's own keys. */
const FACTOR = 'factor.';
