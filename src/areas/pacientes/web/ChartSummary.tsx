import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import { Icon } from '#platform/web/ui/icons/Icon';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import styles from './chart.module.css';
import type { Summary } from './usePatientCalls';
import { useSummary } from './useSummary';

type Event = Summary['sucesos'][number];
type Kind = Event['tipo'];

/** Resource and icon of each kind of event. */
const KINDS: Readonly<Record<Kind, { readonly resource: string; readonly icon: 'clock' | 'stethoscope' | 'pill' }>> = {
  VISITA: { resource: 'visita', icon: 'clock' },
  CONSULTA: { resource: 'consulta', icon: 'stethoscope' },
  RECETA: { resource: 'receta', icon: 'pill' },
};
/** Number of events shown until the user requests all. */
const FIRST = 8;

/** Renders files, chronic conditions and events of a patient, newest first, from one request. */
export default function ChartSummary() {
  const translate = useTranslate();
  const titleId = useId();
  const { record } = useShowContext();
  const { data, error, refetch, enabled } = useSummary(Number(record['pacienteId']));
  if (!enabled || data === null) return null;
  return (
    <section className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.patient.chart.title')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles['chart']} data-full-width>
          <Timeline events={data.sucesos} />
          <Aside summary={data} />
        </div>
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Timeline({ events }: { readonly events: readonly Event[] }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<Kind | null>(null);
  const [all, setAll] = useState(false);
  const kinds = [...new Set(events.map(({ tipo }) => tipo))];
  const shown = events.filter(({ tipo }) => kind === null || tipo === kind);
  if (events.length === 0) return <p className={styles['note']}>{translate('app.patient.chart.nothing')}</p>;
  return (
    <div>
      {kinds.length > 1 && (
        <div className={styles['kinds']} role="group" aria-label={translate('app.patient.chart.kinds')}>
          {[null, ...kinds].map((each) => (
            <Button
              key={each}
              size="small"
              aria-pressed={kind === each}
              variant={kind === each ? 'outlined' : 'text'}
              onClick={() => setKind(each)}
            >
              {translate(`app.patient.chart.kind.${each ?? 'TODO'}`)}
            </Button>
          ))}
        </div>
      )}
      <ol className={styles['timeline']}>
        {(all ? shown : shown.slice(0, FIRST)).map((event) => (
          <Entry key={`${event.tipo} ${event.id}`} event={event} />
        ))}
      </ol>
      {!all && shown.length > FIRST && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('app.patient.chart.more', { smart_count: shown.length - FIRST })}
        </Button>
      )}
    </div>
  );
}

function Entry({
  event: { tipo, id, fecha, titulo, estatus, unidadNombre, quien, diagnosticos },
}: {
  readonly event: Event;
}) {
  const translate = useTranslate();
  const { resource, icon } = KINDS[tipo];
  const voided = estatus === 'ANULADA' || estatus === 'CANCELADA';
  return (
    <li data-voided={voided || undefined}>
      <span className={styles['icon']} aria-hidden>
        <Icon name={icon} />
      </span>
      <div>
        <Link to={recordPath.show(resource, id)}>
          {translate(`app.patient.chart.kind.${tipo}`)}:{' '}
          {titulo || translate(`app.patient.chart.${estatus === 'BORRADOR' ? 'draft' : 'untitled'}`)}
        </Link>
        {diagnosticos.length > 0 && <p>{diagnosticos.join(' · ')}</p>}
        <small>
          <time dateTime={fecha}>{formatDateTime(fecha)}</time>
          {[unidadNombre, quien, voided ? translate('app.patient.chart.voided') : null]
            .filter((each) => each !== null)
            .map((each) => ` · ${each}`)
            .join('')}
        </small>
      </div>
    </li>
  );
}

function Aside({ summary: { cronicos, expedientes, citas } }: { readonly summary: Summary }) {
  const translate = useTranslate();
  return (
    <div className={styles['aside']}>
      {citas !== null && (
        <section>
          <h3>{translate('app.patient.chart.appointments')}</h3>
          {citas.length === 0 ? (
            <p className={styles['note']}>{translate('app.patient.chart.noAppointments')}</p>
          ) : (
            <ul>
              {citas.map(({ eventoId, inicio, titulo, unidadNombre, quien }) => (
                <li key={eventoId}>
                  <Link to={recordPath.show('evento', eventoId)}>
                    <time dateTime={inicio}>{formatDateTime(inicio)}</time>
                  </Link>
                  <small>{[titulo, quien, unidadNombre].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section>
        <h3>{translate('app.patient.chart.conditions')}</h3>
        {cronicos.length === 0 ? (
          <p className={styles['note']}>{translate('app.patient.chart.noConditions')}</p>
        ) : (
          <ul>
            {cronicos.map(({ diagnosticoId, nombre, estado, desde }) => (
              <li key={diagnosticoId}>
                {nombre}
                <small>
                  {translate(`enums.EstadoPadecimiento.${estado}`)}
                  {desde ? ` · ${translate('app.patient.chart.since', { date: formatDate(desde) })}` : ''}
                </small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{translate('app.patient.chart.files')}</h3>
        <ul>
          {expedientes.map(({ pacienteUnidadId, numeroExpediente, unidadNombre, principal }) => (
            <li key={pacienteUnidadId}>
              <Link to={recordPath.show('paciente-unidad', pacienteUnidadId)}>{numeroExpediente}</Link>
              <small>
                {unidadNombre}
                {principal ? ` · ${translate('app.patient.chart.main')}` : ''}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
