import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { typedDate } from '../../../shared/dates/days';
import { formatDate } from '../../format/format-date';
import type { FieldControl } from '../FormField';
import { useDraft } from '../useDraft';
import styles from '../form.module.css';

type DateControlProps = Pick<
  FieldControl,
  'id' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'describedBy' | 'locked'
> & {
  /** Where no label points to it. */
  readonly ariaLabel?: string;
};

/** What is typed goes to the form as a day, or as it is when it is none: then the form says so. */
export function DateControl({
  id,
  label,
  value,
  onChange,
  onBlur,
  error,
  describedBy,
  locked,
  ariaLabel,
}: DateControlProps) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const draft = useDraft(
    value,
    (current) => formatDate(current) || String(current ?? ''),
    (text) => typedDate(text) ?? (text.trim() === '' ? null : text),
    onChange,
  );
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={draft.text}
      error={error}
      disabled={locked}
      placeholder={translate('app.input.datePattern')}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle();
        onBlur();
      }}
      inputProps={{
        className: 'rs-numbers',
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 10,
        'aria-label': ariaLabel,
        'aria-describedby': describedBy,
        'aria-invalid': error || undefined,
      }}
      endAdornment={
        <InputAdornment position="end" className={styles['calendar'] ?? ''}>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value || null)}
          />
          <IconButton
            size="small"
            edge="end"
            disabled={locked}
            aria-label={translate('app.input.calendar', { name: label })}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarToday fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
