import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ReferenceOption } from './reference-option';
import { useOptionsOf } from './useOptionsOf';
import { usePaused } from './usePaused';
import { useReferenceOptions } from './useReferenceOptions';
import styles from './reference-picker.module.css';

export interface ReferencePickerProps {
  readonly id: string;
  readonly reference: string;
  /** Chosen keys; at most one unless `multiple`. */
  readonly value: readonly (string | number)[];
  readonly onChange: (ids: readonly (string | number)[]) => void;
  readonly onBlur?: () => void;
  readonly multiple?: boolean;
  /** Name of the chosen record when the caller knows it. */
  readonly label?: string | null;
  /** Narrows what is offered. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly describedBy?: string | undefined;
}

const PAUSE_MS = 250;
const NO_FILTER = {};

/** Picks one record (or several) of another resource by typing part of its name or key. */
export function ReferencePicker({ id, reference, value, onChange, onBlur, multiple = false, label, filter = NO_FILTER, size = 'medium', disabled = false, error = false, describedBy }: ReferencePickerProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed, PAUSE_MS);
  const { options, loading, failed, more } = useReferenceOptions(reference, search, filter, open);

  // What was picked keeps its name when the offered options change.
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const only = value[0];
  const known = useMemo(() => {
    const labelled = label && only !== undefined ? [{ id: only, label, detail: '' }] : [];
    return new Map([...labelled, ...picked, ...options].map((option) => [String(option.id), option]));
  }, [label, only, picked, options]);
  const chosen = useSameWhileEqual(useOptionsOf(reference, value, known));

  return (
    <Autocomplete<ReferenceOption, boolean>
      id={id}
      multiple={multiple}
      size={size}
      disabled={disabled}
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_event, next) => {
        const selection = Array.isArray(next) ? next : next ? [next] : [];
        setPicked(selection);
        onChange(selection.map((option) => option.id));
      }}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={() => onBlur?.()}
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => String(option.id) === String(other.id)}
      loading={loading}
      loadingText={translate('app.reference.loading')}
      noOptionsText={translate(failed ? 'app.reference.failed' : typed ? 'app.reference.noMatch' : 'app.reference.none')}
      openText={translate('app.reference.open')}
      closeText={translate('app.reference.close')}
      clearText={translate('app.reference.clear')}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span className={styles['option']}>
            <span>{option.label}</span>
            {option.detail && <small>{option.detail}</small>}
          </span>
        </li>
      )}
      slotProps={{ paper: { className: styles['paper'] ?? '' }, listbox: { 'data-more': more > 0 ? translate('app.reference.more', { smart_count: more }) : undefined, className: styles['listbox'] ?? '' } as object }}
      renderInput={(params) => (
        <TextField
          {...params}
          error={error}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': describedBy, 'aria-invalid': error || undefined } }}
        />
      )}
    />
  );
}

/** The same array as before while it says the same: MUI takes a new one for a new value, and empties the input. */
function useSameWhileEqual(options: readonly ReferenceOption[]): ReferenceOption[] {
  const text = JSON.stringify(options);
  return useMemo(() => JSON.parse(text) as ReferenceOption[], [text]);
}
