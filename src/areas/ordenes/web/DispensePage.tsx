import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { Allergies } from './Allergies';
import { Counter } from './Counter';
import { OrderMarks } from './OrderMarks';
import { useOrderCalls } from './useOrderCalls';

/** Renders one order at the counter (DOMAIN f.5, «Surtir orden de cargo»): the boxes to dispense. */
export default function DispensePage() {
  const { id = '' } = useParams();
  return usePermission('orden-cargo.surtir') ? <Order key={id} ordenCargoId={Number(id)} /> : <NoPermission />;
}

function Order({ ordenCargoId }: { readonly ordenCargoId: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = useOrderCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['orden-cargo', 'propuesta', ordenCargoId, locale],
    queryFn: async ({ signal }) => (await calls.ordenCargoPropuesta({ params: { ordenCargoId }, signal })).data,
    // Refetching is off: the dispensing stays as displayed, and concurrent changes are reported at the end.
    refetchOnWindowFocus: false,
    // The amounts begin with the current proposal, not with a cached one.
    gcTime: 0,
  });
  usePageTitle(translate('app.orders.dispense.title', { folio: data?.folio ?? `#${ordenCargoId}` }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={data.folio ?? `#${ordenCargoId}`}
        description={[data.servicioNombre, data.camaNumero, data.paciente, data.edad].filter(Boolean).join(' · ')}
      />
      <OrderMarks order={data} />
      <Allergies patient={data} />
      <Counter key={`${data.version}`} proposal={data} onChanged={() => void refetch()} />
    </div>
  );
}
