import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isDate } from '#platform/shared/dates/days';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import type { View } from './columns';
import styles from './agenda.module.css';

interface CalendarToolsProps {
  readonly today: string;
  readonly view: View;
  readonly day: string;
  /** Choice of the agenda's owner. */
  readonly children?: ReactNode;
}

/** Chooses day or week, and the date. Both are stored in the address. */
export function CalendarTools({ today, view, day, children }: CalendarToolsProps) {
  const translate = useTranslate();
  const [, setParams] = useSearchParams();
  // Reads the current address: a second press may come before the first one is rendered.
  const address = () => new URLSearchParams(window.location.search);
  const set = (more: Readonly<Record<string, string>>) =>
    setParams({ ...Object.fromEntries(address()), ...more }, { replace: true });
  const move = (direction: 1 | -1) => {
    const from = address().get('fecha');
    set({ fecha: addDays(isDate(from) ? from : day, direction * (address().get('vista') === 'semana' ? 7 : 1)) });
  };
  return (
    <div className={styles['tools']}>
      <div role="group" aria-label={translate('agenda.view')}>
        {(['dia', 'semana'] as const).map((each) => (
          <Button
            key={each}
            aria-pressed={view === each}
            variant={view === each ? 'outlined' : 'text'}
            onClick={() => set({ vista: each })}
          >
            {translate(`agenda.${each}`)}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={translate('agenda.when')}>
        <Button onClick={() => move(-1)}>{translate('agenda.before')}</Button>
        <Button
          aria-pressed={day === today}
          variant={day === today ? 'outlined' : 'text'}
          onClick={() => set({ fecha: today })}
        >
          {translate('agenda.today')}
        </Button>
        <Button onClick={() => move(1)}>{translate('agenda.after')}</Button>
      </div>
      <DayInput
        id="agenda-day"
        label={translate('agenda.day')}
        value={day}
        required
        onChange={(fecha) => fecha && set({ fecha })}
      />
      {children}
    </div>
  );
}
