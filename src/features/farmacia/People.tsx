import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './pharmacy.module.css';

export interface PeopleState {
  readonly nombre: string;
  readonly parentesco: string;
  readonly identificacion: string;
  readonly email: string;
  readonly password: string;
  readonly asesoria: boolean;
}

interface PeopleProps {
  readonly value: PeopleState;
  readonly onChange: (value: PeopleState) => void;
  /** Whoever receives must be known: the medicine is controlled. */
  readonly identified: boolean;
  /** Somebody else must verify. */
  readonly verified: boolean;
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<PersonField, string>>>;
}

export type PersonField = Exclude<keyof PeopleState, 'asesoria'>;

/** Where the wire has each field. */
export const PERSON_PATHS: Readonly<Record<PersonField, string>> = {
  nombre: 'recibe.nombre',
  parentesco: 'recibe.parentesco',
  identificacion: 'recibe.identificacion',
  email: 'segundaPersona.email',
  password: 'segundaPersona.password',
};

/** Who receives, and who verifies with their own password. */
export function People({ value, onChange, identified, verified, errors }: PeopleProps) {
  const translate = useTranslate();
  const id = useId();
  const input = (field: PersonField, type: 'text' | 'email' | 'password', required: boolean) => (
    <div className={styles['person']}>
      <label>
        <span>
          {translate(`app.pharmacy.people.${field}`)}
          {required && <span aria-hidden> *</span>}
        </span>
        <input
          type={type}
          value={value[field]}
          required={required}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
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
        {input('nombre', 'text', identified)}
        {input('parentesco', 'text', false)}
        {input('identificacion', 'text', identified)}
      </fieldset>
      {verified && (
        <fieldset>
          <legend>{translate('app.pharmacy.people.verifies')}</legend>
          <p>{translate('app.pharmacy.people.verifiesHelp')}</p>
          {input('email', 'email', true)}
          {input('password', 'password', true)}
        </fieldset>
      )}
      <FormControlLabel
        control={
          <Checkbox checked={value.asesoria} onChange={(_, checked) => onChange({ ...value, asesoria: checked })} />
        }
        label={translate('app.pharmacy.people.asesoria')}
      />
    </section>
  );
}
