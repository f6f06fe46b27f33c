import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { blocked } from '../buttons/blocked';
import type { HistoryEvent } from '#platform/shared/history-event';
import { formatDateTime } from '../format/format-date';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ErrorState } from '../states/ErrorState';
import { LateTexts } from '../texts/LateTexts';
import { Loading } from '../states/Loading';
import type { ValueSpec } from '../values/value-spec';
import { ChangeTable } from './ChangeTable';
import { eventText } from './event-text';
import { useHistory } from './useHistory';
import { lazyPart } from '../loading/lazy-part';
import formStyles from '../form/form.module.css';
import styles from './trail.module.css';

/** Loads the display formats of the resource's fields. */
export type LoadHistoryFields = () => Promise<{ readonly historyFields: Readonly<Record<string, ValueSpec>> }>;

const RestoreDialog = lazyPart(() => import('./RestoreDialog'));

const PAGE = 10;
/** Actions that change a record. */
const CHANGING: ReadonlySet<string> = new Set(['CREAR', 'EDITAR', 'TRANSICION', 'ELIMINAR']);
const ACTIONS = ['CREAR', 'EDITAR', 'TRANSICION', 'ELIMINAR', 'IMPRIMIR', 'EXPORTAR', 'LEER'] as const;

interface RecordTrailProps {
  readonly id: string;
  readonly loadFields: LoadHistoryFields;
  /** True when the user may restore an earlier version, in the record's state. */
  readonly restorable: boolean;
}

/** Audit trail of a record: who changed what and when, by field. It can be filtered by person and action, and is loaded page by page. */
export default function RecordTrail({ id, loadFields, restorable }: RecordTrailProps) {
  const { name } = useResourceModule();
  const [restoring, setRestoring] = useState<HistoryEvent | null>(null);
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [accion, setAction] = useState('');
  const [person, setPerson] = useState('');
  const [people, setPeople] = useState<ReadonlyMap<number, string>>(new Map());
  const { data, error, refetch } = useHistory(name, id, {
    page,
    pageSize: PAGE,
    accion: accion || undefined,
    usuarioId: person ? Number(person) : undefined,
  });
  const { data: specs } = useQuery({ queryKey: ['history-fields', name], queryFn: loadFields, staleTime: Infinity });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !specs) return <Loading />;

  // Offers every actor seen so far as a filter.
  const unseen = data.data.flatMap(({ usuarioId, usuarioNombre }) =>
    usuarioId !== null && usuarioNombre && !people.has(usuarioId) ? [[usuarioId, usuarioNombre] as const] : [],
  );
  if (unseen.length > 0) setPeople(new Map([...people, ...unseen]));
  const pages = Math.max(1, Math.ceil(data.total / PAGE));
  const latest = data.data.findIndex((event) => CHANGING.has(event.accion));
  const hidden = data.data.some(({ cambios }) => cambios === null);

  return (
    <div className={styles['trail']}>
      <div className={styles['filters']}>
        <label>
          {translate('app.history.person')}
          <select
            className={formStyles['select']}
            value={person}
            onChange={(event) => {
              setPerson(event.target.value);
              setPage(1);
            }}
          >
            <option value="">{translate('app.history.anyone')}</option>
            {[...people].map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate('app.history.actionLabel')}
          <select
            className={formStyles['select']}
            value={accion}
            onChange={(event) => {
              setAction(event.target.value);
              setPage(1);
            }}
          >
            <option value="">{translate('app.history.anyAction')}</option>
            {ACTIONS.filter((action) => !hidden || action !== 'LEER').map((action) => (
              <option key={action} value={action}>
                {translate(`app.history.action.${action}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className={styles['count']}>
          {translate('app.history.count', { smart_count: data.total })}
        </p>
      </div>
      {hidden && <p className={styles['note']}>{translate('app.history.noValues')}</p>}
      {data.data.length === 0 && <p className={styles['note']}>{translate('app.history.none')}</p>}
      <ol className={styles['events']}>
        {data.data.map((event, index) => (
          <li key={event.bitacoraId}>
            <p className={styles['head']}>
              <b>{eventText(translate, name, event)}</b>
              <span>{event.usuarioNombre ?? translate('app.history.system')}</span>
              <time dateTime={event.fecha}>{formatDateTime(event.fecha)}</time>
            </p>
            {event.motivo && <p className={styles['reason']}>«{event.motivo}»</p>}
            {event.cambios && event.accion !== 'LEER' && (
              <ChangeTable
                resource={name}
                changes={event.cambios}
                specs={specs.historyFields}
                caption={eventText(translate, name, event)}
              />
            )}
            {restorable &&
              event.cambios &&
              CHANGING.has(event.accion) &&
              !(page === 1 && index === latest && accion === '' && person === '') && (
                <Button size="small" sx={{ mt: 2 }} onClick={() => setRestoring(event)}>
                  {translate('app.history.restore')}
                  <span className="rs-hidden"> – {formatDateTime(event.fecha)}</span>
                </Button>
              )}
          </li>
        ))}
      </ol>
      {restoring && (
        <Suspense>
          <LateTexts area="preguntas">
            <RestoreDialog id={id} event={restoring} specs={specs.historyFields} onClose={() => setRestoring(null)} />
          </LateTexts>
        </Suspense>
      )}
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={translate('app.history.title')}>
          <Button
            size="small"
            {...blocked(page === 1 && translate('app.why.firstPage'))}
            onClick={() => setPage(page - 1)}
          >
            {translate('app.history.newer')}
          </Button>
          <span>{translate('app.history.page', { page, pages })}</span>
          <Button
            size="small"
            {...blocked(page >= pages && translate('app.why.lastPage'))}
            onClick={() => setPage(page + 1)}
          >
            {translate('app.history.older')}
          </Button>
        </nav>
      )}
    </div>
  );
}
