import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SecondPersonFields } from '#platform/web/ui/form/step/SecondPersonFields';
import type { SecondPerson } from '#platform/web/ui/form/step/second-person';
import styles from './pharmacy.module.css';

export interface PeopleState {
  readonly nombre: string;
  readonly parentesco: string;
  readonly identificacion: string;
  readonly second: SecondPerson;
  readonly asesoria: boolean;
}

interface PeopleProps {
  readonly value: PeopleState;
  readonly onChange: (value: PeopleState) => void;
  /** True when the recipient must be identified, because the medicine is controlled. */
  readonly identified: boolean;
  /** True when a second person must verify. */
  readonly verified: boolean;
  /** Refusal of the last press. */
  readonly error: unknown;
  /** Faults by field. */
  readonly errors: Readonly<Partial<Record<PersonField, string>>>;
}

/** Fields by their paths in the request. */
export const PERSON_PATHS = {
  nombre: 'recibe.nombre',
  parentesco: 'recibe.parentesco',
  identificacion: 'recibe.identificacion',
  email: 'segundaPersona.email',
  password: 'segundaPersona.password',
} as const;

export type PersonField = keyof typeof PERSON_PATHS;

/** Renders recipient and verifier. */
export function People({ value, onChange, identified, verified, error, errors }: PeopleProps) {
  const translate = useTranslate();
  const id = useId();
  const input = (field: 'nombre' | 'parentesco' | 'identificacion', required: boolean) => (
    <div className={styles['person']}>
      <label>
        <span>
          {translate(`app.pharmacy.people.${field}`)}
          {required && <span aria-hidden> *</span>}
        </span>
        <input
          type="text"
          value={value[field]}
          required={required}
          autoComplete="off"
          maxLength={120}
          aria-invalid={errors[field] !== undefined || undefined}
          aria-describedby={errors[field] === undefined ? undefined : `${id}-${field}`}
          onChange={({ target }) => onChange({ ...value, [field]: target.value })}
        />
      </label>
      {errors[field] !== undefined && (
        <small id={`${id}-${field}`} className={styles['wrong']}>
          {errors[field]}
        </small>
      )}
    </div>
  );
  return (
    <section className={styles['people']}>
      <fieldset>
        <legend>{translate('app.pharmacy.people.receives')}</legend>
        {input('nombre', identified)}
        {input('parentesco', false)}
        {input('identificacion', identified)}
      </fieldset>
      {verified && (
        <fieldset>
          <legend>{translate('app.pharmacy.people.verifies')}</legend>
          <p>{translate('app.pharmacy.people.verifiesHelp')}</p>
          <SecondPersonFields
            email={translate('app.pharmacy.people.email')}
            password={translate('app.pharmacy.people.password')}
            value={value.second}
            error={error}
            onChange={(second) => onChange({ ...value, second })}
          />
        </fieldset>
      )}
    </section>
  );
}
