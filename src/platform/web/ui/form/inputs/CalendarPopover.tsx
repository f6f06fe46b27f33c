import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS as enTexts, esES as esTexts } from '@mui/x-date-pickers/locales';
import { lightFormat, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { useLocale } from 'react-admin';

interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  /** Name of the dialog: `Elegir en el calendario: Fecha de nacimiento`. */
  readonly label: string;
  /** `yyyy-MM-dd`, or null. */
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

const ENGLISH = { locale: enUS, texts: enTexts };
const SPANISH = { locale: es, texts: esTexts };

/** Calendar in the language of the page, unlike the browser's own. Loaded at first use. */
export default function CalendarPopover({ anchor, label, value, onChoose, onClose }: CalendarPopoverProps) {
  const { locale, texts } = useLocale() === 'en' ? ENGLISH : SPANISH;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={100}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={locale}
        localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DateCalendar
          autoFocus
          showDaysOutsideCurrentMonth
          value={value === null ? null : parseISO(value)}
          onChange={(day, state) => {
            if (state === 'finish' && day !== null) onChoose(lightFormat(day, 'yyyy-MM-dd'));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
