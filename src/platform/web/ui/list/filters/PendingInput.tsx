import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';

interface PendingInputProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** Called on Enter and on blur; returns true when the text is valid. */
  readonly onCommit: (text: string) => boolean;
}

/** Input that takes effect on blur or Enter, not with every key. */
export function PendingInput({
  label,
  hideLabel = false,
  value,
  placeholder,
  inputMode = 'text',
  onCommit,
}: PendingInputProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    setText(value);
    setWrong(false);
  }, [value]);
  const commit = () => {
    if (text !== value) setWrong(!onCommit(text));
  };
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'rs-hidden' : undefined}>
        {label}
      </label>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={text}
        error={wrong}
        placeholder={placeholder ?? ''}
        inputProps={{ inputMode, 'aria-invalid': wrong }}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </div>
  );
}
