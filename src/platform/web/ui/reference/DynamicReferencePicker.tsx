import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { pickerChoices, type PickerChoice } from './picker-choice';
import type { OpenChoice } from './open-choice';
import { openChoiceText } from './open-choice-text';
import { usePlaceParameters } from './report-places';
import type { ReferenceOption } from './reference-option';
import { useOptionsOf } from './useOptionsOf';
import { useRecentChoices } from './useRecentChoices';
import { useReferenceOptions } from './useReferenceOptions';
import { useTypedChoice } from './useTypedChoice';
import styles from './reference-picker.module.css';

export interface DynamicReferencePickerProps {
  readonly id: string;
  readonly reference: string;
  /** Chosen keys; at most one unless `multiple`. */
  readonly value: readonly (string | number)[];
  readonly onChange: (ids: readonly (string | number)[]) => void;
  readonly onBlur?: () => void;
  /** Receives a text that matches no record; without it the picker shows the error itself. */
  readonly onOpenChoice?: (choice: OpenChoice | null) => void;
  readonly multiple?: boolean;
  /** Name of the chosen record, if the caller knows it. */
  readonly label?: string | null;
  /** Filter of the options. */
  readonly filter?: ListFilter;
  /** List parameters that restrict the options. */
  readonly parameters?: ListParameterValues | undefined;
  /** Reason why there are no options yet, e.g. that the state must be chosen first. */
  readonly waitsFor?: string | null;
  /** Offers to create a missing record; `created` receives its key and name. */
  readonly onCreate?: ((text: string, created: (option: ReferenceOption) => void) => void) | null;
  /** Placeholder of an empty field. */
  readonly placeholder?: string;
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly describedBy?: string | undefined;
}

const NO_FILTER = {};
const NO_CHOICES: PickerChoice[] = [];

/**
 * Picker of one or several records of another resource, by part of the name or key. The text decides the choice: Enter and blur look it up,
 * and options of an earlier text cannot be chosen.
 *
 * The resource is only known at run time here. Custom screens use `ReferencePicker`, whose filter the compiler checks.
 */
export function DynamicReferencePicker({
  id,
  reference,
  value,
  onChange,
  onBlur,
  onOpenChoice,
  multiple = false,
  label,
  filter = NO_FILTER,
  parameters: given,
  waitsFor = null,
  onCreate = null,
  placeholder,
  size = 'medium',
  disabled = false,
  error = false,
  describedBy,
}: DynamicReferencePickerProps) {
  const translate = useTranslate();
  const parameters = usePlaceParameters(reference, given);
  const [open, setOpen] = useState(false);
  // Option reached with the arrows.
  const highlighted = useRef<PickerChoice | null>(null);
  const [recent, remember] = useRecentChoices(reference, filter, parameters);

  // The dialog of a new record and the look-up of a text are asynchronous: by then other values may have been chosen.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const own = useRef<string | null>(null);
  const take = (option: ReferenceOption) => {
    own.current = String(option.id);
    setPicked((before) => [...before, option]);
    remember(option);
    if (!multiple) onChange([option.id]);
    else if (!latest.current.some((key) => String(key) === String(option.id))) onChange([...latest.current, option.id]);
  };
  const clear = () => {
    if (!multiple && latest.current.length > 0) onChange([]);
  };
  const { typed, problem, searching, type, drop, lookUp } = useTypedChoice({
    reference,
    filter: waitsFor === null ? filter : null,
    parameters,
    onFound: (option) => {
      take(option);
      setOpen(false);
    },
    onNone: clear,
    onOpenChoice,
  });
  const text = typed ?? '';
  const { options, settled, failed, denied, more, retry } = useReferenceOptions(
    reference,
    text,
    { filter, parameters },
    open && waitsFor === null,
  );

  // A picked record keeps its name when the options change.
  const [picked, setPicked] = useState<readonly ReferenceOption[]>([]);
  const only = value[0];
  const known = useMemo(() => {
    const labelled = label && only !== undefined ? [{ id: only, label, detail: '' }] : [];
    return new Map(
      [...labelled, ...recent, ...picked, ...options].map(({ id: key, label: name, detail }) => [
        String(key),
        { id: key, label: name, detail },
      ]),
    );
  }, [label, only, recent, picked, options]);
  const chosen = useSameWhileEqual(useOptionsOf(reference, value, known));

  // Selects a value that another field fills while this one has the focus, so that typing replaces it.
  const shown = multiple || typed !== null ? null : (chosen[0]?.label ?? null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isOwn = String(only) === own.current;
    if (shown !== null && !isOwn && focused instanceof HTMLInputElement && focused.id === id) focused.select();
  }, [shown, only, id]);

  const createLabel =
    onCreate === null || !settled
      ? null
      : text.trim()
        ? translate('app.reference.create', { text: text.trim() })
        : translate('app.reference.createNew');
  const choices =
    waitsFor === null ? pickerChoices(text.trim() ? [] : recent, failed ? [] : options, createLabel) : NO_CHOICES;
  const emptyText =
    waitsFor ??
    (denied ? (
      translate('app.reference.denied')
    ) : failed ? (
      <>
        {translate('app.reference.failed')}{' '}
        <button type="button" className={styles['retry']} onClick={retry}>
          {translate('app.error.retry')}
        </button>
      </>
    ) : (
      translate(text ? 'app.reference.noMatch' : 'app.reference.none')
    ));

  const choose = (option: PickerChoice) => {
    if (!settled) return;
    if (option.kind === 'create') onCreate?.(text.trim(), take);
    else take(option);
    drop();
    setOpen(false);
  };
  const ownProblem = onOpenChoice ? null : openChoiceText(translate, text, problem);

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
      // While another text is typed, the arrows start with its results, not with the current choice.
      value={multiple ? chosen : typed === null ? (chosen[0] ?? null) : null}
      inputValue={typed ?? (multiple ? '' : (chosen[0]?.label ?? ''))}
      clearOnBlur={false}
      onChange={(_event, next) => {
        const selection = Array.isArray(next) ? next : next ? [next] : [];
        const added = multiple
          ? selection.find((option) => !value.some((key) => String(key) === String(option.id)))
          : selection[0];
        if (added) choose(added);
        else onChange(selection.map((option) => option.id));
      }}
      onInputChange={(_event, next, reason) => {
        highlighted.current = null;
        if (reason === 'input') type(next);
        else if (reason === 'clear') drop();
        if (next === '' && (reason === 'input' || reason === 'clear')) clear();
      }}
      onHighlightChange={(_event, option, reason) => {
        highlighted.current = reason === 'keyboard' ? option : null;
      }}
      onKeyDown={(event) => {
        if (typed === null) return;
        if (event.key === 'Escape') drop();
        if (event.key !== 'Enter') return;
        // Prevents a submit with a text that matches no record yet.
        event.preventDefault();
        event.defaultMuiPrevented = true;
        if (highlighted.current && settled) choose(highlighted.current);
        else lookUp();
      }}
      onBlur={() => {
        if (typed !== null && settled && highlighted.current && highlighted.current.kind !== 'create')
          choose(highlighted.current);
        else lookUp();
        onBlur?.();
      }}
      getOptionDisabled={() => !settled}
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => String(option.id) === String(other.id)}
      groupBy={(option) => option.kind}
      renderGroup={({ key, group, children }) => (
        <div
          key={key}
          role="group"
          aria-label={group === 'create' ? undefined : translate(`app.reference.${group}`)}
          className={styles['group']}
        >
          {group !== 'create' && choices[0]?.kind === 'recent' && <span>{translate(`app.reference.${group}`)}</span>}
          <ul role="presentation">{children}</ul>
        </div>
      )}
      loading={!settled && waitsFor === null}
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
      slotProps={{
        paper: { className: styles['paper'] ?? '' },
        listbox: {
          'aria-labelledby': undefined,
          'aria-label': translate('app.reference.list'),
          'data-more': more > 0 ? translate('app.reference.more', { smart_count: more }) : undefined,
          className: styles['listbox'] ?? '',
        } as object,
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={placeholder}
          error={error || ownProblem !== null}
          helperText={ownProblem}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-describedby': describedBy,
              'aria-invalid': error || ownProblem !== null || undefined,
              'aria-busy': searching || undefined,
            },
          }}
        />
      )}
    />
  );
}

/** Returns the same array while its content is equal: MUI treats a new array as a new value, and empties the input. */
function useSameWhileEqual(options: readonly ReferenceOption[]): PickerChoice[] {
  const text = JSON.stringify(options);
  return useMemo(
    () => (JSON.parse(text) as ReferenceOption[]).map((option) => ({ ...option, kind: 'found' as const })),
    [text],
  );
}
