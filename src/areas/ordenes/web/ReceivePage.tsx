import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { ReceiveCard } from './ReceiveCard';
import { REFRESH_MS, useOrderCalls } from './useOrderCalls';

/** Receives prepared orders at the ward (DOMAIN f.4, «Recibir»): lot by lot, with missing pieces. */
export default function ReceivePage() {
  return usePermission('orden-cargo.recibir') ? <Arrivals /> : <NoPermission />;
}

function Arrivals() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [search] = useSearchParams();
  const calls = useOrderCalls();
  const stay = /^\d+$/.exec(search.get('hospitalizacion') ?? '')?.[0];
  usePageTitle(translate('app.orders.receive.title'));
  const params = stay === undefined ? {} : { hospitalizacionId: Number(stay) };
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'recepcion', params, locale],
    queryFn: async ({ signal }) => (await calls.ordenCargoPorRecibir({ params, signal })).data,
    refetchInterval: REFRESH_MS * 2,
  });
  return (
    <div className={pageStyles['page']}>
      <PageHeading title={translate('app.orders.receive.title')} description={translate('app.orders.receive.help')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <EmptyState
          icon="truck"
          title={translate('app.orders.receive.none')}
          text={translate('app.orders.receive.noneHelp')}
        />
      ) : (
        data.map((order) => <ReceiveCard key={order.ordenCargoId} order={order} />)
      )}
    </div>
  );
}
