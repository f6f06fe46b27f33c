import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#platform/web/ui/format/format-number';
import LeftOutNotice from '#platform/web/ui/page/LeftOutNotice';
import { unusedParts } from '#platform/web/ui/page/unused-parts';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { FILTER_NAMES, filterFrom, unusedNames, type AuditFilter } from './audit-filter';
import { ChainState } from './ChainState';
import { EventItem } from './EventItem';
import { ExportTrail } from './ExportTrail';
import { FilterChips } from './FilterChips';
import { FilterForm } from './FilterForm';
import { useEvents } from './useAudit';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './bitacora.module.css';

/** Maximum of the count. */
const MOST = 10_000;

/** Audit trail of the network, within the reader's reach. The filter is in the address. */
export default function AuditScreen() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const { data, error, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useEvents(filter);
  const title = translate('bitacora.title');
  usePageTitle(title);
  const ask = (next: AuditFilter) => {
    const asked = new URLSearchParams(FILTER_NAMES.flatMap((name) => (next[name] ? [[name, next[name]]] : [])));
    if (asked.toString() === search.toString()) void refetch();
    else setSearch(asked);
  };
  const events = data?.pages.flatMap(({ eventos }) => eventos) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={title} description={translate('bitacora.description')} />
      <LeftOutNotice
        parts={unusedParts(unusedNames(search), (name) => translate(`bitacora.filters.${name}`, { _: '' }))}
      />
      <ChainState />
      {/* Another address is another form: going back shows what was asked then. */}
      <FilterForm key={search.toString()} filter={filter} busy={isFetching} onAsk={ask} />
      <FilterChips filter={filter} onAsk={ask} />
      <section aria-labelledby="bitacora-resultado" aria-busy={isFetching} className={styles['result']}>
        <h2 id="bitacora-resultado" className="rs-hidden">
          {translate('bitacora.result')}
        </h2>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {!error && data && (
          <>
            <div className={styles['found']}>
              <p role="status" className={styles['count']}>
                {total >= MOST
                  ? translate('bitacora.countMost', { total: formatNumber(MOST) })
                  : translate('bitacora.count', { smart_count: total, total: formatNumber(total) })}
              </p>
              <ExportTrail filter={filter} isEmpty={events.length === 0} />
            </div>
            {events.length === 0 && (
              <EmptyState icon="clock" title={translate('bitacora.none')} text={translate('bitacora.noneText')} />
            )}
            <ol className={styles['events']}>
              {events.map((event) => (
                <EventItem key={event.bitacoraId} event={event} />
              ))}
            </ol>
            {hasNextPage && (
              <Button
                className={styles['older'] ?? ''}
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {translate('bitacora.older')}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  );
}
