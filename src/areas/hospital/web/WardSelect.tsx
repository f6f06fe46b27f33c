interface WardSelectProps {
  readonly label: string;
  readonly wards: readonly { readonly servicioId: number; readonly nombre: string }[];
  readonly value: number | null;
  readonly onChange: (servicioId: number) => void;
}

/** Chooses one of several wards for a page; renders nothing when there is no choice. */
export function WardSelect({ label, wards, value, onChange }: WardSelectProps) {
  if (wards.length <= 1) return null;
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
        {wards.map(({ servicioId, nombre }) => (
          <option key={servicioId} value={servicioId}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
  );
}
