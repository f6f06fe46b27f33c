import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListFilters } from '#generated/shared/list-types.gen';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { listLink } from '#platform/web/ui/list/list-link';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { People } from './People';
import type { Asked } from './useProgrammes';
import styles from './programmes.module.css';

interface CohortProps {
  readonly asked: Asked;
  /** Lists only people who are overdue. */
  readonly late: boolean;
}

const PER_PAGE = 25;
/** States to filter a cohort by; the first excludes people who left. */
const STATES = ['ACTIVO', 'CONCLUIDO', 'BAJA'] as const;

/** Lists the people of a programme within the reader's reach: those in follow-up first, or the longest overdue first. */
export function Cohort({ asked, late }: CohortProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [estatus, setState] = useState<(typeof STATES)[number]>('ACTIVO');
  const [page, setPage] = useState(1);
  const filter: ListFilters['programa-seguimiento'] = {
    ...asked,
    ...(late ? { seguimiento: 'VENCIDA' } : { estatus }),
    ...(text.trim() === '' ? {} : { q: text.trim() }),
  };
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useRecords('programa-seguimiento', {
    filter,
    sort: late ? { field: 'diasVencida', order: 'DESC' } : { field: 'proximaCita', order: 'ASC' },
    pagination: { page, perPage: PER_PAGE },
  });
  const narrow = (change: () => void) => {
    setPage(1);
    change();
  };
  const pages = Math.ceil(total / PER_PAGE);
  return (
    <>
      <div className={styles['filters']} role="search">
        <input
          type="search"
          value={text}
          aria-label={translate('programmes.search')}
          placeholder={translate('programmes.search')}
          onChange={({ target }) => narrow(() => setText(target.value))}
        />
        {!late && (
          <div role="group" aria-label={translate('programmes.state')}>
            {STATES.map((each) => (
              <Button
                key={each}
                size="small"
                aria-pressed={estatus === each}
                variant={estatus === each ? 'outlined' : 'text'}
                onClick={() => narrow(() => setState(each))}
              >
                {translate(`programmes.states.${each}`)}
              </Button>
            ))}
          </div>
        )}
        <p role="status">
          {data && translate('programmes.people', { smart_count: total, total: formatNumber(total) })}
        </p>
        <Link to={listLink('programa-seguimiento', filter)}>{translate('programmes.asList')}</Link>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <EmptyState
          icon={late ? 'check' : 'group'}
          title={translate(`programmes.${text.trim() !== '' ? 'nobodyFound' : late ? 'nobodyLate' : 'nobody'}`)}
          text={translate(`programmes.${late ? 'nobodyLateHelp' : 'nobodyHelp'}`)}
        />
      ) : (
        <People people={data} left={!late && estatus !== 'ACTIVO'} />
      )}
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={translate('app.list.pages')}>
          <Button {...blocked(page === 1 && translate('app.why.firstPage'))} onClick={() => setPage(page - 1)}>
            {translate('programmes.before')}
          </Button>
          <span>{translate('programmes.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
          <Button {...blocked(page === pages && translate('app.why.lastPage'))} onClick={() => setPage(page + 1)}>
            {translate('programmes.after')}
          </Button>
        </nav>
      )}
    </>
  );
}
