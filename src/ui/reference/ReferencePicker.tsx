import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pickerChoices, type PickerChoice } from './picker-choice';
import type { ReferenceOption } from './reference-option';
import { useOptionsOf } from './useOptionsOf';
import { usePaused } from './usePaused';
import { useRecentChoices } from './useRecentChoices';
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
  /** Why nothing can be offered yet, e.g. that the state must be chosen first. */
  readonly waitsFor?: string | null;
  /** Offers to create what is not there; `created` takes the new record's key and name. */
  readonly onCreate?: ((text: string, created: (option: ReferenceOption) => void) => void) | null;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly describedBy?: string | undefined;
}

const PAUSE_MS = 250;
const NO_FILTER = {};
const NO_CHOICES: PickerChoice[] = [];

/** Picks one record (or several) of another resource by typing part of its name or key. */
export function ReferencePicker({ id, reference, value, onChange, onBlur, multiple = false, label, filter = NO_FILTER, waitsFor = null, onCreate = null, size = 'medium', disabled = false, error = false, describedBy }: ReferencePickerProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed, PAUSE_MS);
  const { options, loading, failed, more, retry } = useReferenceOptions(reference, search, filter, open && waitsFor === null);
  const [recent, remember] = useRecentChoices(reference, filter);

  // What was picked keeps its name when the offered options change.
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const only = value[0];
  const known = useMemo(() => {
    const labelled = label && only !== undefined ? [{ id: only, label, detail: '' }] : [];
    return new Map([...labelled, ...recent, ...picked, ...options].map(({ id: key, label: name, detail }) => [String(key), { id: key, label: name, detail }]));
  }, [label, only, recent, picked, options]);
  const chosen = useSameWhileEqual(useOptionsOf(reference, value, known));

  // The dialog of a new record answers much later: by then other values may have been chosen.
  const latest = useRef(value);
  useEffect(() => { latest.current = value; });
  const take = (option: ReferenceOption) => {
    setPicked((before) => [...before, option]);
    remember(option);
    onChange(multiple ? [...latest.current, option.id] : [option.id]);
  };

  const createLabel = onCreate === null || loading ? null : typed.trim() ? translate('app.reference.create', { text: typed.trim() }) : translate('app.reference.createNew');
  const choices = waitsFor === null ? pickerChoices(typed ? [] : recent, failed ? [] : options, createLabel) : NO_CHOICES;
  const emptyText = waitsFor ?? (failed ? <>{translate('app.reference.failed')} <button type="button" className={styles['retry']} onClick={retry}>{translate('app.error.retry')}</button></> : translate(typed ? 'app.reference.noMatch' : 'app.reference.none'));

  return (
    <Autocomplete<PickerChoice, boolean>
      id={id}
      multiple={multiple}
      size={size}
      disabled={disabled}
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={choices}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_event, next) => {
        const selection = Array.isArray(next) ? next : next ? [next] : [];
        if (selection.some(({ kind }) => kind === 'create')) {
          onCreate?.(typed.trim(), take);
          return;
        }
        const added = selection.find((option) => !value.some((key) => String(key) === String(option.id)));
        if (added) remember({ id: added.id, label: added.label, detail: added.detail });
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
      groupBy={(option) => option.kind}
      renderGroup={({ key, group, children }) => (
        <div key={key} role="group" aria-label={group === 'create' ? undefined : translate(`app.reference.${group}`)} className={styles['group']}>
          {group !== 'create' && choices[0]?.kind === 'recent' && <span>{translate(`app.reference.${group}`)}</span>}
          <ul role="presentation">{children}</ul>
        </div>
      )}
      loading={loading && waitsFor === null}
      loadingText={translate('app.reference.loading')}
      noOptionsText={emptyText}
      openText={translate('app.reference.open')}
      closeText={translate('app.reference.close')}
      clearText={translate('app.reference.clear')}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} data-create={option.kind === 'create' || undefined}>
          {option.kind === 'create' && <Add fontSize="small" aria-hidden />}
          <span className={styles['option']}>
            <span>{option.label}</span>
            {option.detail && <small>{option.detail}</small>}
          </span>
        </li>
      )}
      slotProps={{ paper: { className: styles['paper'] ?? '' }, listbox: { 'aria-labelledby': undefined, 'aria-label': translate('app.reference.list'), 'data-more': more > 0 ? translate('app.reference.more', { smart_count: more }) : undefined, className: styles['listbox'] ?? '' } as object }}
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
function useSameWhileEqual(options: readonly ReferenceOption[]): PickerChoice[] {
  const text = JSON.stringify(options);
  return useMemo(() => (JSON.parse(text) as ReferenceOption[]).map((option) => ({ ...option, kind: 'found' as const })), [text]);
}
