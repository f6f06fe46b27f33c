import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { isDate } from '#platform/shared/dates/days';
import { typedDate } from '#platform/shared/dates/typed-date';
import { monthEnd } from '#platform/shared/dates/month-end';
import { formatDate } from '../../format/format-date';
import type { FieldControl } from '../field/FormField';
import { useDraft } from '../page/useDraft';
import { lazyPart } from '../../loading/lazy-part';

const CalendarPopover = lazyPart(() => import('./CalendarPopover'));

type DateControlProps = Pick<
  FieldControl,
  'id' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'describedBy' | 'locked' | 'monthEnd'
> & {
  /** Name of the field without a label element. */
  readonly ariaLabel?: string;
};

/** Date input, typed or chosen in a calendar. Invalid text is passed to the form unchanged, for validation. */
export function DateControl({
  id,
  label,
  value,
  onChange,
  onBlur,
  error,
  describedBy,
  locked,
  monthEnd: monthIsLastDay = false,
  ariaLabel,
}: DateControlProps) {
  const translate = useTranslate();
  const [calendar, setCalendar] = useState<HTMLElement | null>(null);
  const calendarLabel = translate('app.input.calendar', { name: label });
  const draft = useDraft(
    value,
    (current) => formatDate(current) || String(current ?? ''),
    (text) => typedDate(text) ?? (monthIsLastDay ? monthEnd(text) : null) ?? (text.trim() === '' ? null : text),
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
        maxLength: 20,
        'aria-label': ariaLabel,
        'aria-describedby': describedBy,
        'aria-invalid': error || undefined,
      }}
      endAdornment={
        !locked && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={calendarLabel}
              aria-haspopup="dialog"
              onClick={(event) => setCalendar(event.currentTarget)}
            >
              <CalendarToday fontSize="small" />
            </IconButton>
            <Suspense>
              {calendar && (
                <CalendarPopover
                  anchor={calendar}
                  label={calendarLabel}
                  value={isDate(value) ? value : null}
                  onChoose={(day) => {
                    onChange(day);
                    setCalendar(null);
                  }}
                  onClose={() => setCalendar(null)}
                />
              )}
            </Suspense>
          </InputAdornment>
        )
      }
    />
  );
}
