import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { originAmong } from '#platform/web/ui/lots/origin-among';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { Stepper } from './Stepper';
import { useOrderCalls, useOrderWork, type Leftover } from './useOrderCalls';
import styles from './orders.module.css';

const CONDITIONS = ['INTEGRO', 'ABIERTO', 'CADUCADO'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Returns of received, unused supplies (DOMAIN f.4, «Devolver»). */
export default function ReturnPage() {
  return usePermission('orden-cargo.devolver') ? <Leftovers /> : <NoPermission />;
}

function Leftovers() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [search] = useSearchParams();
  const calls = useOrderCalls();
  const stay = /^\d+$/.exec(search.get('hospitalizacion') ?? '')?.[0];
  usePageTitle(translate('app.orders.return.title'));
  const params = stay === undefined ? {} : { hospitalizacionId: Number(stay) };
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'devolucion', params, locale],
    queryFn: async ({ signal }) => (await calls.ordenCargoPorDevolver({ params, signal })).data,
  });
  const [told, setTold] = useState<string | null>(null);
  return (
    <div className={pageStyles['page']}>
      <PageHeading title={translate('app.orders.return.title')} description={translate('app.orders.return.help')} />
      <p role="status" className={styles['told']}>
        {told ?? ''}
      </p>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <EmptyState
          icon="swap"
          title={translate('app.orders.return.none')}
          text={translate('app.orders.return.noneHelp')}
        />
      ) : (
        data.map((order) => (
          <ReturnCard
            key={order.ordenCargoId}
            order={order}
            onSent={(folio) => setTold(translate('app.orders.return.sent', { folio }))}
          />
        ))
      )}
    </div>
  );
}

function ReturnCard({ order, onSent }: { readonly order: Leftover; readonly onSent: (folio: string) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map());
  const [conditions, setConditions] = useState<ReadonlyMap<string, Condition>>(new Map());
  const [why, setWhy] = useState('');
  const work = useOrderWork<{ data: { folio: string | null } }>(({ data }) => {
    setPieces(new Map());
    setWhy('');
    onSent(data.folio ?? '');
  });
  const keyOf = ({ insumoOrdenCargoId, loteId }: Leftover['lineas'][number]) => `${insumoOrdenCargoId} ${loteId}`;
  const chosen = order.lineas.filter((line) => (pieces.get(keyOf(line)) ?? 0) > 0);
  const send = () =>
    work.mutate((calls, idempotencyKey) =>
      calls.ordenCargoDevolver({
        params: { ordenCargoId: order.ordenCargoId },
        body: {
          motivo: why,
          lineas: chosen.map((line) => ({
            insumoOrdenCargoId: line.insumoOrdenCargoId,
            loteId: line.loteId,
            cantidad: pieces.get(keyOf(line))!,
            condicion: conditions.get(keyOf(line)) ?? 'INTEGRO',
          })),
        },
        idempotencyKey,
      }),
    );
  return (
    <section className={styles['line']} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {[order.camaNumero, order.paciente].filter(Boolean).join(' · ')}
          <small>{[order.folio, order.servicioNombre].filter(Boolean).join(' · ')}</small>
        </h2>
      </header>
      <ul className={styles['lots']}>
        {order.lineas.map((line) => {
          const key = keyOf(line);
          return (
            <li key={key} data-taken={(pieces.get(key) ?? 0) > 0 || undefined}>
              <span>
                <b>{line.nombre}</b>
                <small>
                  {[
                    line.numeroLote,
                    line.caducidad ? formatDate(line.caducidad) : null,
                    originAmong(
                      line,
                      order.lineas.filter(({ insumoId }) => insumoId === line.insumoId),
                    ),
                    translate('app.orders.return.left', { smart_count: line.disponible }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {(pieces.get(key) ?? 0) > 0 && !line.controlado && (
                <select
                  aria-label={translate('app.orders.return.condition', { name: line.nombre })}
                  value={conditions.get(key) ?? 'INTEGRO'}
                  onChange={({ target }) =>
                    setConditions((before) => new Map([...before, [key, target.value as Condition]]))
                  }
                >
                  {CONDITIONS.map((each) => (
                    <option key={each} value={each}>
                      {translate(`app.orders.return.conditions.${each}`)}
                    </option>
                  ))}
                </select>
              )}
              <Stepper
                name={`${line.nombre} ${line.numeroLote ?? ''}`}
                value={pieces.get(key) ?? 0}
                most={line.disponible}
                onChange={(amount) => setPieces((before) => new Map([...before, [key, amount]]))}
              />
            </li>
          );
        })}
      </ul>
      <WorkError error={work.error} />
      {chosen.length > 0 && (
        <div className={styles['send']}>
          <label className={styles['asked']}>
            {translate('app.orders.return.why')}
            <input value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
          </label>
          <Button
            variant="contained"
            color="primary"
            size="large"
            {...blocked(why.trim().length < 5 && translate('app.why.reason', { least: 5 }), work.isPending)}
            onClick={send}
          >
            {translate('app.orders.return.send')}
          </Button>
        </div>
      )}
    </section>
  );
}
