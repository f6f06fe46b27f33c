import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { AuthoriseCard } from './AuthoriseCard';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { REFRESH_MS, useOrderCalls, useOrderWork } from './useOrderCalls';
import styles from './orders.module.css';

/** Tray of orders to authorise (DOMAIN f.4, «Autorizar órdenes»): one by one or all at once, with the facts for the decision. */
export default function AuthorisePage() {
  return usePermission('orden-cargo.autorizar') ? <Tray /> : <NoPermission />;
}

function Tray() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = useOrderCalls();
  const [refused, setRefused] = useState<readonly string[]>([]);
  usePageTitle(translate('app.orders.authorise.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'pendientes', locale],
    queryFn: async ({ signal }) => (await calls.ordenCargoPendientesAutorizar({ params: {}, signal })).data,
    refetchInterval: REFRESH_MS * 4,
  });
  const work = useOrderWork<{ data: { rechazos: { mensaje: string }[] } }>(({ data: { rechazos } }) =>
    setRefused(rechazos.map(({ mensaje }) => mensaje)),
  );
  const ids = (data ?? []).filter(({ propia, autorizacionPendiente }) => !propia || autorizacionPendiente);
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={translate('app.orders.authorise.title')}
        description={translate('app.orders.authorise.help')}
        actions={
          ids.length > 1 && (
            <Button
              variant="outlined"
              disabled={work.isPending}
              onClick={() =>
                work.mutate((to, idempotencyKey) =>
                  to.ordenCargoAutorizarVarias({
                    body: { ids: ids.map(({ ordenCargoId }) => ordenCargoId) },
                    idempotencyKey,
                  }),
                )
              }
            >
              {translate('app.orders.authorise.all', { smart_count: ids.length })}
            </Button>
          )
        }
      />
      <WorkError error={work.error} />
      {refused.length > 0 && (
        <p role="status" className={styles['told']}>
          {[...new Set(refused)].join(' ')}
        </p>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <EmptyState
          icon="check"
          title={translate('app.orders.authorise.none')}
          text={translate('app.orders.authorise.noneHelp')}
        />
      ) : (
        data.map((order) => <AuthoriseCard key={`${order.ordenCargoId} ${order.version}`} order={order} />)
      )}
    </div>
  );
}
