import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatTimestamp } from '#platform/web/ui/format/format-date';
import { Icon, type IconName } from '#platform/web/ui/icons/Icon';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { ACTION_SETS } from './audit-filter';
import { Loading } from '#platform/web/ui/states/Loading';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { EventDetails } from './EventDetails';
import { eventSentence, type AuditEvent } from './event-sentence';
import styles from './bitacora.module.css';

const UNITS = [
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
] as const;

/** Formats a time less than a week ago: «hace 5 minutos». Null for older ones, whose date is more useful. */
function relativeTime(instant: string, now: number, locale: string): string | null {
  const span = Date.parse(instant) - now;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(span) >= each) ?? ['second', millisecondsInSecond];
  if (unit === 'day' && Math.abs(span) >= 7 * length) return null;
  return new Intl.RelativeTimeFormat(locale === 'en' ? 'en' : 'es-MX', { numeric: 'auto' }).format(
    Math.trunc(span / length),
    unit,
  );
}

const ICONS: Readonly<Record<string, IconName>> = {
  CREAR: 'check',
  EDITAR: 'edit',
  ELIMINAR: 'block',
  TRANSICION: 'swap',
  LEER: 'file',
  EXPORTAR: 'box',
  IMPRIMIR: 'file',
  INICIO_SESION: 'person',
  CIERRE_SESION: 'person',
  SESION_FALLIDA: 'alert',
  BLOQUEO: 'alert',
  ACCESO_EMERGENCIA: 'alert',
  SIMULACION: 'person',
};

/** Renders an event as a line that opens to its changes. */
export function EventItem({ event }: { readonly event: AuditEvent }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const now = useNow();
  const id = useId();
  const { who, did } = eventSentence(translate, event);
  const ago = relativeTime(event.fecha, now, locale);
  return (
    <li className={styles['event']}>
      <span className={styles['icon']} data-warns={ICONS[event.accion] === 'alert' || undefined}>
        <Icon name={ICONS[event.accion] ?? 'clock'} />
      </span>
      <div className={styles['line']}>
        <p className={styles['sentence']} id={id}>
          <b>{who}</b> {did}
        </p>
        <p className={styles['facts']}>
          <time dateTime={event.fecha} title={formatTimestamp(event.fecha)}>
            {ago === null ? formatDateTime(event.fecha) : `${ago} · ${formatDateTime(event.fecha)}`}
          </time>
          {event.campos > 0 && <span>{translate('bitacora.fields', { smart_count: event.campos })}</span>}
          {event.unidadNombre && <span>{event.unidadNombre}</span>}
          {event.titulo && event.entidadId && !ACTION_SETS['sesiones']?.includes(event.accion) && (
            <Link
              to={`/${event.entidad}/${encodeURIComponent(event.entidadId)}`}
              aria-label={translate('bitacora.openRecord', { name: event.titulo })}
            >
              {translate('bitacora.open')}
            </Link>
          )}
        </p>
        {event.motivo && <p className={styles['reason']}>«{event.motivo}»</p>}
        {open && (
          <LateTexts area="preguntas" waiting={<Loading />}>
            <EventDetails event={event} caption={`${who} ${did}`} />
          </LateTexts>
        )}
      </div>
      <Button size="small" aria-expanded={open} aria-describedby={id} onClick={() => setOpen(!open)}>
        {translate(open ? 'bitacora.hide' : 'bitacora.details')}
      </Button>
    </li>
  );
}
