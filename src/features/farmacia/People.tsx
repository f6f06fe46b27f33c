import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
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
}

/** Who receives, and who verifies with their own password. */
export function People({ value, onChange, identified, verified }: PeopleProps) {
  const translate = useTranslate();
  const input = (
    field: Exclude<keyof PeopleState, 'asesoria'>,
    type: 'text' | 'email' | 'password',
    required: boolean,
  ) => (
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
        onChange={({ target }) => onChange({ ...value, [field]: target.value })}
      />
    </label>
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
