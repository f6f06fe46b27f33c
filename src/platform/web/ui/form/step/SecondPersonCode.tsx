import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { failureErrors } from '../submit/failure-errors';

interface SecondPersonCodeProps {
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly className?: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/**
 * Field for the app code of a second person, beside their password. Shown when the server requires it: few accounts have a second factor.
 */
export function SecondPersonCode({ error, ...field }: SecondPersonCodeProps) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  if (!asks && error && 'segundaPersona.codigo' in failureErrors(error, translate)) setAsks(true);
  return asks ? (
    <LateTexts area="factor">
      <CodeField {...field} />
    </LateTexts>
  ) : null;
}

function CodeField({ className, value, onChange }: Omit<SecondPersonCodeProps, 'error'>) {
  const translate = useTranslate();
  return (
    <label className={className}>
      {translate('factor.second')}
      <input
        type="text"
        inputMode="numeric"
        required
        autoFocus
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
