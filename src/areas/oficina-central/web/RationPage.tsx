import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { useCentralCalls, type Rule } from './central-calls';
import { PageTabs } from './PageTabs';
import { Refused } from './Refused';
import { RationDone } from './RationDone';
import { RationRules } from './RationRules';
import { SignBar } from './SignBar';
import { SupplyShares } from './SupplyShares';
import { UnitOutlooks } from './UnitOutlooks';
import { useRation } from './useRation';
import styles from './central-office.module.css';

/** Authorises many requests at once: the effect of each rule on all requesters, manual exceptions, then one signature (DOMAIN f.6). */
export default function RationPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const ids = (search.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter(Number.isInteger)
    .filter((id) => id > 0);
  usePageTitle(translate('app.centralOffice.ration.title'));
  if (!usePermission('oc-solicitud.autorizar')) return <NoPermission />;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('app.centralOffice.ration.title')}
        description={translate('app.centralOffice.ration.help')}
        actions={<Link to="/oficina-central/solicitudes">{translate('app.centralOffice.ration.back')}</Link>}
      />
      {ids.length === 0 ? (
        <EmptyState icon="clipboard" title={translate('app.centralOffice.ration.none')}>
          <Button component={Link} to="/oficina-central/solicitudes" variant="contained" color="primary">
            {translate('app.centralOffice.ration.choose')}
          </Button>
        </EmptyState>
      ) : (
        <Ration ids={ids} key={ids.join()} />
      )}
    </div>
  );
}

function Ration({ ids }: { readonly ids: readonly number[] }) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const [regla, setRule] = useState<Rule>('PRORRATEO');
  const [proteger, setGuard] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['oficina-central', 'autorizar', ids, regla, proteger, locale],
    queryFn: async ({ signal }) =>
      (await calls.ocAutorizarMasivo({ body: { ids: [...ids], regla, proteger }, signal })).data,
    placeholderData: (before) => before,
    // Refetching is off: the signed amounts are the displayed ones.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { hand, set, clear, shared, bodyOf } = useRation(data, regla, proteger);
  const work = useMutation({
    mutationFn: async () => (await calls.ocAutorizarMasivo({ body: bodyOf(ids), idempotencyKey: key })).data,
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: () =>
      Promise.all(['solicitud', 'inventario'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
  if (work.data) return <RationDone done={work.data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!shared) return <Loading />;
  const { supplies, requests } = shared;
  // Counts a supply once, even if it falls short in several warehouses.
  const short = new Set(
    supplies.filter(({ solicitado, autorizado }) => autorizado < solicitado).map(({ insumoId }) => insumoId),
  ).size;
  const sum = (figure: 'solicitado' | 'autorizado') => supplies.reduce((total, supply) => total + supply[figure], 0);
  const again = () => {
    work.reset();
    void refetch();
  };
  return (
    <>
      <RationRules
        rule={regla}
        guard={proteger}
        onRule={(rule) => {
          work.reset();
          setRule(rule);
        }}
        onGuard={(guard) => {
          work.reset();
          setGuard(guard);
        }}
      />
      <p className={styles['figures']} role="status">
        {translate('app.centralOffice.ration.figures', {
          requests: formatNumber(requests.filter(({ impedimento }) => impedimento === null).length),
          all: formatNumber(requests.length),
          pieces: formatNumber(sum('autorizado')),
          wanted: formatNumber(sum('solicitado')),
        })}{' '}
        {translate('app.centralOffice.ration.short', { smart_count: short, total: formatNumber(short) })}
      </p>
      <Refused error={work.error} onAgain={again} />
      <div aria-busy={isFetching} data-stale={isPlaceholderData || undefined} className={styles['stale']}>
        <PageTabs
          tabs={[
            {
              id: 'supplies',
              title: translate('app.centralOffice.ration.bySupply'),
              content: <SupplyShares supplies={supplies} requests={requests} hand={hand} onSet={set} />,
            },
            {
              id: 'units',
              title: translate('app.centralOffice.ration.byUnit'),
              content: <UnitOutlooks requests={requests} />,
            },
          ]}
        />
      </div>
      <SignBar
        requests={requests}
        excess={supplies.filter(({ excess }) => excess > 0)}
        exceptions={hand.size}
        isBusy={work.isPending || isFetching || work.error !== null}
        onClear={clear}
        onSign={() => work.mutate()}
      />
    </>
  );
}
