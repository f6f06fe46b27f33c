import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { OrderMarks } from './OrderMarks';
import { pickingPath, TakeTogether } from './TakeTogether';
import { TakeOver } from './TakeOver';
import { REFRESH_MS, useOrderCalls, useOrderWork, type Queue, type QueueOrder } from './useOrderCalls';
import { waited } from './waited';
import styles from './orders.module.css';

const TABS = ['todas', 'urgentes', 'porTomar', 'mias', 'devoluciones'] as const;
type Tab = (typeof TABS)[number];
const IN_TAB: Readonly<Record<Exclude<Tab, 'devoluciones'>, (order: QueueOrder) => boolean>> = {
  todas: () => true,
  urgentes: ({ prioridad }) => prioridad === 1,
  porTomar: ({ estatus }) => estatus === 'AUTORIZADA' || estatus === 'PENDIENTE_AUTORIZAR',
  mias: ({ mia }) => mia,
};

/** Lists the orders pending at the user's CENDIS or pharmacy (DOMAIN f.5): most urgent first, then longest wait. */
export default function QueuePage() {
  return usePermission('orden-cargo.surtir') ? <OrderQueue /> : <NoPermission />;
}

function OrderQueue() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = useOrderCalls();
  const [almacenId, setPlace] = useState<number | null>(null);
  const [servicio, setWard] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('todas');
  usePageTitle(translate('app.orders.queue.title'));
  const params = almacenId === null ? {} : { almacenId };
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'cola', params, locale],
    queryFn: async ({ signal }) => (await calls.ordenCargoCola({ params, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const orders = (data?.ordenes ?? []).filter(({ servicioId }) => servicio === null || servicioId === servicio);
  const wards = [...new Map((data?.ordenes ?? []).map((each) => [each.servicioId, each.servicioNombre]))];
  const countOf = (each: Tab) =>
    each === 'devoluciones' ? (data?.devoluciones.length ?? 0) : orders.filter(IN_TAB[each]).length;
  return (
    <div className={pageStyles['page']}>
      <PageHeading title={translate('app.orders.queue.title')} description={translate('app.orders.queue.help')} />
      <div className={styles['tabs']} role="group" aria-label={translate('app.orders.queue.show')}>
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {translate(`app.orders.queue.tabs.${each}`)} <b>{countOf(each)}</b>
          </button>
        ))}
        {wards.length > 1 && (
          <Choice
            label={translate('app.orders.queue.ward')}
            all={translate('app.orders.queue.allWards')}
            value={servicio}
            options={wards}
            onChange={setWard}
          />
        )}
        {(data?.almacenes.length ?? 0) > 1 && (
          <Choice
            label={translate('app.orders.queue.place')}
            all={translate('app.orders.queue.allPlaces')}
            value={almacenId}
            options={(data?.almacenes ?? []).map((each) => [each.almacenId, each.nombre])}
            onChange={setPlace}
          />
        )}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : countOf(tab) === 0 ? (
        <EmptyState
          icon="box"
          title={translate('app.orders.queue.none')}
          text={translate('app.orders.queue.noneHelp')}
        />
      ) : tab === 'devoluciones' ? (
        <Returns returns={data.devoluciones} />
      ) : (
        <Orders orders={orders.filter(IN_TAB[tab])} onChanged={() => void refetch()} />
      )}
    </div>
  );
}

interface OrdersProps {
  readonly orders: readonly QueueOrder[];
  readonly onChanged: () => void;
}

function Orders({ orders, onChanged }: OrdersProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const work = useOrderWork<{ data: { ordenCargoId: number } }>(
    ({ data }) => void navigate(`/cendis/ordenes/${data.ordenCargoId}`),
  );
  // Orders taken by others leave the selection.
  const together = orders.filter(({ ordenCargoId, estatus }) => estatus === 'AUTORIZADA' && chosen.has(ordenCargoId));
  const [first] = together;
  const mine = orders.filter(({ mia, estatus }) => mia && estatus === 'EN_SURTIMIENTO');
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <>
      <WorkError error={work.error} />
      {mine.length > 1 && (
        <Link className={styles['back']} to={pickingPath(mine.map(({ ordenCargoId }) => ordenCargoId))}>
          {translate('app.orders.queue.list')}
        </Link>
      )}
      <ul className={styles['queue']}>
        {orders.map((order) => {
          const { ordenCargoId, estatus, claves, piezas, motivoUrgencia } = order;
          const isFree = estatus === 'AUTORIZADA' || estatus === 'PENDIENTE_AUTORIZAR';
          return (
            <li key={ordenCargoId} data-urgent={order.prioridad === 1 || undefined}>
              {estatus === 'AUTORIZADA' && (
                <label className={styles['pick']}>
                  <input
                    type="checkbox"
                    aria-label={translate('app.orders.queue.choose', { folio: order.folio ?? `#${ordenCargoId}` })}
                    checked={chosen.has(ordenCargoId)}
                    disabled={first !== undefined && !isBeside(first, order)}
                    onChange={({ target }) => choose(ordenCargoId, target.checked)}
                  />
                </label>
              )}
              <b
                className={styles['priority']}
                aria-label={translate('app.orders.priority', { priority: order.prioridad })}
              >
                {order.prioridad}
              </b>
              <span className={styles['who']}>
                <b>{[order.servicioNombre, order.camaNumero].filter(Boolean).join(' · ')}</b>
                <small>{[order.paciente, order.edad, order.folio].filter(Boolean).join(' · ')}</small>
                {motivoUrgencia && <small>{motivoUrgencia}</small>}
              </span>
              <span className={styles['what']}>
                {translate('app.orders.amount', { smart_count: piezas, lines: claves })}
              </span>
              <OrderMarks order={order} />
              {isFree ? (
                <Button
                  variant="contained"
                  color="primary"
                  size="large"
                  disabled={work.isPending}
                  onClick={() =>
                    work.mutate((to, idempotencyKey) => to.ordenCargoTomar({ body: { ordenCargoId }, idempotencyKey }))
                  }
                >
                  {translate('app.orders.queue.take')}
                </Button>
              ) : (
                <>
                  {estatus === 'EN_SURTIMIENTO' && !order.mia && (
                    <TakeOver
                      order={order}
                      onTaken={() => void navigate(`/cendis/ordenes/${ordenCargoId}`)}
                      onChanged={onChanged}
                    />
                  )}
                  <Button
                    variant="outlined"
                    size="large"
                    onClick={() => void navigate(`/cendis/ordenes/${ordenCargoId}`)}
                  >
                    {translate('app.orders.queue.open')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {together.length > 0 && (
        <TakeTogether orders={together} onClear={() => setChosen(new Set())} onChanged={onChanged} />
      )}
    </>
  );
}

/** Checks whether two orders can be picked together: same ward, same supplying warehouse. */
const isBeside = (one: QueueOrder, other: QueueOrder): boolean =>
  one.servicioId === other.servicioId && one.almacenSurtidorId === other.almacenSurtidorId;

function Returns({ returns }: { readonly returns: Queue['devoluciones'] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const work = useOrderWork<unknown>();
  return (
    <>
      <WorkError error={work.error} />
      <ul className={styles['queue']}>
        {returns.map(({ devolucionOrdenCargoId: id, version, folio, ordenFolio, servicioNombre, motivo, ...row }) => (
          <li key={id}>
            <span className={styles['who']}>
              <b>{servicioNombre}</b>
              <small>{[folio, ordenFolio].filter(Boolean).join(' · ')}</small>
              <small>{motivo}</small>
            </span>
            <span className={styles['what']}>
              {translate('app.orders.pieces', { smart_count: row.piezas })} · {waited(row.minutos, translate)}
            </span>
            <Button
              variant="outlined"
              size="large"
              onClick={() => void navigate(recordPath.show('devolucion-orden-cargo', id))}
            >
              {translate('app.orders.queue.see')}
            </Button>
            <Button
              variant="contained"
              color="primary"
              size="large"
              {...blocked(row.propia && translate('app.why.ownReturn'), work.isPending)}
              onClick={() =>
                work.mutate((to, idempotencyKey) =>
                  to.transition('devolucion-orden-cargo', {
                    id,
                    version,
                    transition: 'aceptar',
                    body: {},
                    idempotencyKey,
                  }),
                )
              }
            >
              {translate('app.orders.queue.accept')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: number | null;
  readonly options: readonly (readonly [number, string])[];
  readonly onChange: (value: number | null) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{all}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
