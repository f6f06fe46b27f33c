import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { usePharmacyCalls } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

const REFRESH_MS = 15_000;

/** Renders pending prescriptions (DOMAIN f.5). A row is highlighted once the pharmacy has the missing supplies. */
export default function PendingPage() {
  return usePermission('receta.surtir') ? <Pending /> : <NoPermission />;
}

function Pending() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = usePharmacyCalls();
  usePageTitle(translate('app.pharmacy.pending.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['receta', 'pendientes', locale],
    queryFn: async ({ signal }) => (await calls.recetaPendientes({ params: {}, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  // Prescriptions that can be dispensed now come first.
  const rows = data?.toSorted((a, b) => Number(b.disponible > 0) - Number(a.disponible > 0));
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={translate('app.pharmacy.pending.title')}
        description={translate('app.pharmacy.pending.help')}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <EmptyState
          icon="clock"
          title={translate('app.pharmacy.pending.none')}
          text={translate('app.pharmacy.pending.noneHelp')}
        />
      ) : (
        <ul className={styles['queue']}>
          {rows.map((row) => (
            <li key={`${row.recetaId} ${row.insumoId}`} data-ready={row.disponible > 0 || undefined}>
              <Link to={`/farmacia/recetas/${row.recetaId}`}>
                <span className={styles['turn']}>{formatNumber(row.pendiente)}</span>
                <span className={styles['who']}>
                  <b>{row.nombre}</b>
                  <small>
                    {[row.paciente, row.folio, row.desde ? formatDate(row.desde) : null].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <span className={styles['marks']}>
                  <ToneChip
                    tone={row.disponible >= row.pendiente ? 'success' : row.disponible > 0 ? 'warning' : 'neutral'}
                    icon={row.disponible > 0 ? 'check' : 'clock'}
                  >
                    {row.disponible > 0
                      ? translate('app.pharmacy.pending.here', { smart_count: row.disponible })
                      : row.enTransito > 0
                        ? translate('app.pharmacy.pending.coming', { smart_count: row.enTransito })
                        : translate('app.pharmacy.pending.lacking')}
                  </ToneChip>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
