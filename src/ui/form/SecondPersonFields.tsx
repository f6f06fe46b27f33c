interface SecondPerson {
  readonly email: string;
  readonly password: string;
}

interface SecondPersonFieldsProps {
  readonly email: string;
  readonly password: string;
  readonly className?: string | undefined;
  readonly value: SecondPerson;
  readonly onChange: (person: SecondPerson) => void;
}

/** Who vouches beside whoever is signed in, with their own password, which this browser is not to remember. */
export function SecondPersonFields({ email, password, className, value, onChange }: SecondPersonFieldsProps) {
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
    </>
  );
}
