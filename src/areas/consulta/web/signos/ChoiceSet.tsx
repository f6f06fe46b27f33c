import { useId } from 'react';

interface ChoiceSetProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
}

/** Renders a choice of a few values, all visible and each as tall as a fingertip. */
export function ChoiceSet<Value extends string | number>(props: ChoiceSetProps<Value>) {
  const { legend, values, textOf, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each} data-chosen={value === each || undefined}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {textOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
