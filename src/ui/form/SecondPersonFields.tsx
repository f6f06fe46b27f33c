import { SecondPersonCode } from './SecondPersonCode';

/** Who vouches, as they typed it. */
export interface SecondPerson {
  readonly email: string;
  readonly password: string;
  /** Of their app, where they have a second factor. */
  readonly codigo?: string;
}

interface SecondPersonFieldsProps {
  readonly email: string;
  readonly password: string;
  readonly className?: string | undefined;
  readonly value: SecondPerson;
  /** Why the last attempt was refused. */
  readonly error: unknown;
  readonly onChange: (person: SecondPerson) => void;
}

/** Who vouches beside whoever is signed in, with their own password, which this browser is not to remember. */
export function SecondPersonFields({ email, password, className, value, error, onChange }: SecondPersonFieldsProps) {
  return (
    <>
      <label className={className}>
        {email}
        <input
          type="email"
          required
          autoComplete="off"
          value={value.email}
          onChange={(event) => onChange({ ...value, email: event.target.value })}
        />
      </label>
      <label className={className}>
        {password}
        <input
          type="password"
          required
          autoComplete="new-password"
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
      </label>
      <SecondPersonCode
        error={error}
        className={className}
        value={value.codigo ?? ''}
        onChange={(codigo) => onChange({ ...value, codigo })}
      />
    </>
  );
}
