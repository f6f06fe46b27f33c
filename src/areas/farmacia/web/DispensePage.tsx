import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useGetOne } from 'react-admin';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import type { Receta } from '#generated/shared/types/receta.gen';
import { Counter } from './Counter';
import { usePharmacyCalls } from './usePharmacyCalls';

type Opened = Receta & { readonly id: number };

/** Renders the dispensing of one prescription (DOMAIN f.5), box by box. */
export default function DispensePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // Pharmacy that dispenses another pharmacy's prescription.
  const place = /^\d+$/.exec(search.get('almacen') ?? '')?.[0] ?? null;
  return usePermission('receta.surtir') ? (
    <Prescription key={id} recetaId={Number(id)} almacenId={place === null ? null : Number(place)} />
  ) : (
    <NoPermission />
  );
}

function Prescription({ recetaId, almacenId }: { readonly recetaId: number; readonly almacenId: number | null }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = usePharmacyCalls();
  const { data: document, error: failed } = useGetOne<Opened>('receta', { id: recetaId });
  const { data, error, refetch } = useQuery({
    queryKey: ['receta', 'propuesta', recetaId, almacenId, locale],
    queryFn: async ({ signal }) =>
      (
        await calls.recetaPropuestaSurtido({
          params: { recetaId, ...(almacenId === null ? {} : { almacenId }) },
          signal,
        })
      ).data,
    // Not fetched again: the displayed dispensing stays, and concurrent changes are reported at the end.
    refetchOnWindowFocus: false,
    // Amounts start from the current proposal, not from one cached on an earlier visit.
    gcTime: 0,
  });
  const title = document?.folio ?? `#${recetaId}`;
  usePageTitle(translate('app.pharmacy.dispense.title', { folio: title }));
  if (error ?? failed) return <ErrorState error={error ?? failed} onRetry={() => void refetch()} />;
  if (!data || !document) return <Loading />;
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={title}
        description={[document.pacienteNombre, document.medicoNombre, document.diagnosticoNombre]
          .filter(Boolean)
          .join(' · ')}
      />
      <Counter document={document} proposal={data} onChanged={() => void refetch()} />
    </div>
  );
}
