import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useId } from 'react';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { failureErrors } from '../submit/failure-errors';
import { useOwnPasswords } from '#platform/web/ui/access/OwnPasswords';
import { SecondPersonCode } from './SecondPersonCode';
import { NO_SECOND_PERSON, type SecondPerson } from './second-person';
import styles from './second-person.module.css';

interface SecondPersonFieldsProps {
  readonly email: string;
  readonly password: string;
  readonly className?: string | undefined;
  readonly value: SecondPerson;
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly onChange: (person: SecondPerson) => void;
}

const WAYS = ['here', 'there'] as const;

/**
 * Fields of the person who vouches beside the signed-in user. That person enters their own password, which this browser must not store, or
 * confirms the act in their own session.
 */
export function SecondPersonFields({ email, password, className, value, error, onChange }: SecondPersonFieldsProps) {
  const hasPasswords = useOwnPasswords();
  const isThere = 'avalId' in value;
  const translate = useTranslate();
  const id = useId();
  const wrong = error ? failureErrors(error, translate) : {};
  const faultOf = (field: 'email' | 'password') => wrong[`segundaPersona.${field}`];
  const described = (field: 'email' | 'password') =>
    faultOf(field) === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` };
  const fault = (field: 'email' | 'password') =>
    faultOf(field) !== undefined && (
      <small id={`${id}-${field}`} className={styles['wrong']}>
        {faultOf(field)}
      </small>
    );
  const onWithoutPasswords = useEffectEvent(() => onChange({ avalId: '' }));
  useEffect(() => {
    if (!hasPasswords && !isThere) onWithoutPasswords();
  }, [hasPasswords, isThere]);
  return (
    <>
      <LateTexts area="confirmaciones">
        <Ways isThere={isThere} hasPasswords={hasPasswords} onChange={onChange} />
      </LateTexts>
      {!isThere && (
        <>
          <label className={className}>
            {email}
            <input
              type="email"
              required
              autoComplete="off"
              value={value.email}
              {...described('email')}
              onChange={(event) => onChange({ ...value, email: event.target.value })}
            />
          </label>
          {fault('email')}
          <label className={className}>
            {password}
            <input
              type="password"
              required
              autoComplete="new-password"
              value={value.password}
              {...described('password')}
              onChange={(event) => onChange({ ...value, password: event.target.value })}
            />
          </label>
          {fault('password')}
          <SecondPersonCode
            error={error}
            className={className}
            value={value.codigo ?? ''}
            onChange={(codigo) => onChange({ ...value, codigo })}
          />
        </>
      )}
    </>
  );
}

interface WaysProps {
  readonly isThere: boolean;
  readonly hasPasswords: boolean;
  readonly onChange: (person: SecondPerson) => void;
}

/**
 * Choice between password and own session; the latter has an explanation. Without passwords in the installation, only the explanation is
 * shown.
 */
function Ways({ isThere, hasPasswords, onChange }: WaysProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles['ways']}>
      {hasPasswords && (
        <div className={styles['choice']} role="radiogroup" aria-label={translate('app.vouch.ways')}>
          {WAYS.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name={id}
                checked={(way === 'there') === isThere}
                onChange={() => onChange(way === 'there' ? { avalId: '' } : NO_SECOND_PERSON)}
              />
              {translate(`app.vouch.${way}`)}
            </label>
          ))}
        </div>
      )}
      {isThere && <p>{translate('app.vouch.thereHelp')}</p>}
    </div>
  );
}
