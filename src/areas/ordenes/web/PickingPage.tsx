import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { originAmong } from '#platform/web/ui/lots/origin-among';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { useOrderCalls, type PickingList } from './useOrderCalls';
import styles from './picking.module.css';

/** Renders one pick list for several orders of a ward, on screen or paper (DOMAIN f.5). Each order is dispensed separately afterwards. */
export default function PickingPage() {
  const [search] = useSearchParams();
  const orders = search.get('ordenes') ?? '';
  const may = usePermission('orden-cargo.surtir');
  if (!may) return <NoPermission />;
  return orders === '' ? <NothingToPick /> : <Picking key={orders} orders={orders} />;
}

/** Renders the message for an address without valid orders, bookmarked or typed. */
function NothingToPick() {
  const translate = useTranslate();
  usePageTitle(translate('app.orders.picking.title'));
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={translate('app.orders.picking.title')} />
      <EmptyState icon="clipboard" title={translate('app.orders.picking.noOrders')}>
        <Link to="/cendis">{translate('app.orders.picking.choose')}</Link>
      </EmptyState>
    </div>
  );
}

function Picking({ orders }: { readonly orders: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = useOrderCalls();
  const [at] = useState(() => new Date().toISOString());
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'lista', orders, locale],
    queryFn: async ({ signal }) =>
      (await calls.ordenCargoListaSurtido({ params: { ordenCargoIds: orders }, signal })).data,
  });
  usePageTitle(translate('app.orders.picking.title'));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const bedOf = new Map(data.ordenes.map((order) => [order.ordenCargoId, order.camaNumero ?? order.folio ?? '—']));
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('app.orders.picking.heading', { ward: data.servicioNombre })}
        description={[data.almacenNombre, formatDateTime(at)].join(' · ')}
        actions={
          <Button variant="outlined" size="large" className={styles['print'] ?? ''} onClick={() => window.print()}>
            {translate('app.orders.picking.print')}
          </Button>
        }
      />
      <section aria-label={translate('app.orders.picking.orders')}>
        <ul className={styles['orders']}>
          {data.ordenes.map(({ ordenCargoId, folio, estatus, paciente, camaNumero, mia }) => (
            <li key={ordenCargoId}>
              <b>{camaNumero ?? '—'}</b>
              <span>{[paciente, folio].filter(Boolean).join(' · ')}</span>
              {estatus === 'EN_SURTIMIENTO' && mia ? (
                <Link className={styles['hand'] ?? ''} to={`/cendis/ordenes/${ordenCargoId}`}>
                  {translate('app.orders.picking.hand')}
                </Link>
              ) : (
                <ToneChip tone={estatus === 'EN_SURTIMIENTO' ? 'warning' : 'success'} icon="check">
                  {translate(estatus === 'EN_SURTIMIENTO' ? 'app.orders.picking.other' : 'app.orders.picking.done')}
                </ToneChip>
              )}
            </li>
          ))}
        </ul>
      </section>
      {data.insumos.length === 0 ? (
        <EmptyState icon="check" title={translate('app.orders.picking.none')} />
      ) : (
        <ol className={styles['list']} aria-label={translate('app.orders.picking.supplies')}>
          {data.insumos.map((supply) => (
            <Supply key={supply.insumoId} supply={supply} bedOf={bedOf} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface SupplyProps {
  readonly supply: PickingList['insumos'][number];
  /** Beds by order. */
  readonly bedOf: ReadonlyMap<number, string>;
}

function Supply({ supply, bedOf }: SupplyProps) {
  const translate = useTranslate();
  const { clave, nombre, presentacion, controlado, altoRiesgo, piezas, lotes, faltan } = supply;
  const shared = (shares: readonly { readonly ordenCargoId: number; readonly piezas: number }[]) =>
    shares.map((each) => `${bedOf.get(each.ordenCargoId) ?? '—'}: ${formatNumber(each.piezas)}`).join(' · ');
  return (
    <li>
      <header>
        <h2>
          {nombre}
          <small>{[clave, presentacion].filter(Boolean).join(' · ')}</small>
        </h2>
        <b>{translate('app.orders.pieces', { smart_count: piezas })}</b>
      </header>
      {(controlado || altoRiesgo) && (
        <p className={styles['marks']}>
          {controlado && (
            <ToneChip tone="warning" icon="shield">
              {translate('app.orders.controlled')}
            </ToneChip>
          )}
          {altoRiesgo && (
            <ToneChip tone="danger" icon="alert">
              {translate('app.orders.highRisk')}
            </ToneChip>
          )}
        </p>
      )}
      {lotes.length > 0 && (
        <ul>
          {lotes.map(({ loteId, numeroLote, caducidad, ubicacionCodigo, piezas: pieces, reparto }, index) => (
            <li key={loteId}>
              <label>
                <input
                  type="checkbox"
                  aria-label={translate('app.orders.picking.picked', { lot: numeroLote ?? '—', name: nombre })}
                />
                <span>
                  <b>{numeroLote ?? translate('app.orders.noLot')}</b>
                  <small>
                    {[
                      ubicacionCodigo,
                      caducidad && translate('app.orders.picking.expires', { date: formatDate(caducidad) }),
                      originAmong(lotes[index]!, lotes),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </label>
              <b>{formatNumber(pieces)}</b>
              <span className={styles['shares']}>{shared(reparto)}</span>
            </li>
          ))}
        </ul>
      )}
      {faltan.length > 0 && (
        <Alert severity="warning">{translate('app.orders.picking.lacking', { shares: shared(faltan) })}</Alert>
      )}
    </li>
  );
}
