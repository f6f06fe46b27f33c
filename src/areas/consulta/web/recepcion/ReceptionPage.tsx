import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOnCall, isWaiting } from '#areas/consulta/shared/consulta/queue-order';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { CalledLane } from './CalledLane';
import { NewVisitDialog } from './NewVisitDialog';
import { QueueMessage } from './QueueMessage';
import { QueueRow } from './QueueRow';
import TodayAppointments from './TodayAppointments';
import { TurnSlip, type Slip } from './TurnSlip';
import { useQueue, type QueueVisit } from './useQueue';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './reception.module.css';

const OVER: readonly QueueVisit['estatus'][] = ['FINALIZADA', 'NO_SE_PRESENTO', 'CANCELADA'];

/** Renders today's visits of a unit with reasons and waiting times (DOMAIN f.3, «Recepción / cola»). */
export default function ReceptionPage() {
  return usePermission('visita.administrar') ? <Reception /> : <NoPermission />;
}

/**
 * Renders the services below each other instead of in columns. A hospital has a dozen services, which do not fit beside each other. A phone
 * at the reception desk shows the same list from top to bottom.
 */
function Reception() {
  const translate = useTranslate();
  const own = useOwn().unidad;
  const [unidadId, setUnit] = useState<number | null>(null);
  const [isNew, setNew] = useState(false);
  const [slip, setSlip] = useState<Slip | null>(null);
  const maySeeAgenda = usePermission('agenda.ver');
  const now = useNow();
  const queue = useQueue(unidadId);
  const { data, error, refetch, isPlaceholderData } = queue.queue;
  usePageTitle(translate('queue.title'));
  const all = data?.visitas ?? [];
  const here = all.filter(({ estatus }) => !OVER.includes(estatus));
  const called = here.filter(isOnCall);
  const waiting = here.filter(isWaiting);
  const served = here.filter((visit) => !isOnCall(visit) && !isWaiting(visit));
  const services = byService(waiting);
  const print = (visit: QueueVisit) => setSlip({ ...visit, unidadNombre: data?.unidadNombre ?? '' });
  const asksUnit = own === undefined || own.length === 0;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('queue.title')}
        description={data?.unidadNombre ?? translate('queue.help')}
        actions={
          <>
            <Button
              component={Link}
              to={unidadId ? `/consulta/recepcion/tablero?unidad=${unidadId}` : '/consulta/recepcion/tablero'}
            >
              {translate('queue.board')}
            </Button>
            <Button
              variant="outlined"
              {...blocked(
                waiting.length === 0 && translate(called.length > 0 ? 'app.why.allCalled' : 'app.why.noQueue'),
                queue.work.isPending,
              )}
              onClick={() => queue.callNext(null)}
            >
              {translate('queue.callNext')}
            </Button>
            <Button
              variant="contained"
              color="primary"
              {...blocked(!data?.unidadId && translate('app.why.noUnit'))}
              onClick={() => setNew(true)}
            >
              {translate('queue.newVisit')}
            </Button>
          </>
        }
      />
      {asksUnit && (
        <div className={styles['unit']}>
          <label htmlFor="queue-unit">{translate('resources.visita.fields.unidadId')}</label>
          <ReferencePicker
            id="queue-unit"
            reference="unidad"
            value={unidadId === null ? [] : [unidadId]}
            onChange={([id]) => setUnit(id === undefined ? null : Number(id))}
          />
        </div>
      )}
      <QueueMessage work={queue.work} />
      <CalledLane visits={called} now={now} queue={queue} onPrint={print} />
      {data?.unidadId && maySeeAgenda && <TodayAppointments unidadId={data.unidadId} day={data.fecha} now={now} />}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : here.length === 0 ? (
        <EmptyState
          icon="clock"
          title={translate(data.unidadId === null ? 'queue.noUnit' : 'queue.none')}
          text={translate(data.unidadId === null ? 'queue.noUnitHelp' : 'queue.noneHelp')}
        />
      ) : (
        <div aria-busy={isPlaceholderData} className={styles['services']}>
          {services.map(({ nucleoId, nombre, visits }) => (
            <section key={nucleoId ?? 0} aria-labelledby={`service-${nucleoId ?? 0}`}>
              <header>
                <h2 id={`service-${nucleoId ?? 0}`}>
                  {nombre ?? translate('queue.noService')} <small>{visits.length}</small>
                </h2>
                {nucleoId !== null && services.length > 1 && (
                  <Button size="small" disabled={queue.work.isPending} onClick={() => queue.callNext(nucleoId)}>
                    {translate('queue.callNext')}
                  </Button>
                )}
              </header>
              <ul>
                {visits.map((visit) => (
                  <QueueRow key={visit.visitaId} visit={visit} now={now} queue={queue} onPrint={() => print(visit)} />
                ))}
              </ul>
            </section>
          ))}
          {served.length > 0 && (
            <section aria-labelledby="served-title">
              <h2 id="served-title">
                {translate('queue.servedLane')} <small>{served.length}</small>
              </h2>
              <ul>
                {served.map((visit) => (
                  <QueueRow key={visit.visitaId} visit={visit} now={now} queue={queue} onPrint={() => print(visit)} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {data && (
        <p className={styles['foot']} role="status">
          {translate('queue.figures', { waiting: here.length, over: all.length - here.length })}
          {error ? ` · ${translate('queue.stale')}` : ''}
        </p>
      )}
      {isNew && data?.unidadId && (
        <NewVisitDialog
          unidadId={data.unidadId}
          queued={here}
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false);
            setSlip({ ...made, unidadNombre: data.unidadNombre ?? '' });
          }}
        />
      )}
      {slip && <TurnSlip slip={slip} onClose={() => setSlip(null)} />}
    </div>
  );
}

interface Service {
  readonly nucleoId: number | null;
  readonly nombre: string | null;
  readonly visits: readonly QueueVisit[];
}

/** Groups visits by service, in the order of the queue. Visits without a service come last. */
function byService(visits: readonly QueueVisit[]): readonly Service[] {
  const groups = new Map<number | null, QueueVisit[]>();
  for (const visit of visits) groups.set(visit.nucleoId, [...(groups.get(visit.nucleoId) ?? []), visit]);
  return [...groups]
    .map(([nucleoId, own]) => ({ nucleoId, nombre: own[0]?.nucleoNombre ?? null, visits: own }))
    .toSorted((one, other) =>
      one.nombre === null ? 1 : other.nombre === null ? -1 : one.nombre.localeCompare(other.nombre, 'es'),
    );
}
