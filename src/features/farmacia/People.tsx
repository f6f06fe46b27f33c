import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { SecondPersonFields } from '../../ui/form/SecondPersonFields';
import type { SecondPerson } from '../../ui/form/second-person';
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
  /** Whoever receives must be known: the medicine is controlled. */
  readonly identified: boolean;
  /** Somebody else must verify. */
  readonly verified: boolean;
  /** Why the last press was refused. */
  readonly error: unknown;
}

/** Who receives, and who verifies. */
export function People({ value, onChange, identified, verified, error }: PeopleProps) {
  const translate = useTranslate();
  const input = (field: Exclude<keyof PeopleState, 'asesoria' | 'second'>, required: boolean) => (
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
        onChange={({ target }) => onChange({ ...value, [field]: target.value })}
      />
    </label>
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
      <FormControlLabel
        control={
          <Checkbox checked={value.asesoria} onChange={(_, checked) => onChange({ ...value, asesoria: checked })} />
        }
        label={translate('app.pharmacy.people.asesoria')}
      />
    </section>
  );
}
