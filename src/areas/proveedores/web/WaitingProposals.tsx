import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListFilters, ListSteps } from '#generated/shared/list-types.gen';
import { estatusPropuesta, tipoPropuesta } from '#generated/web/propuesta-cambio/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { listLink } from '#platform/web/ui/list/list-link';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import styles from './exchanges.module.css';

const SHOWN = 8;

interface WaitingProps {
  /** Steps of which the reader can take one. */
  readonly steps: readonly ListSteps['propuesta-cambio'][];
  readonly side: 'supplier' | 'network';
}

/** Lists the proposals that wait for the reader, earliest promised date first. */
export function WaitingProposals({ steps, side }: WaitingProps) {
  const translate = useTranslate();
  const titleId = useId();
  const filter: ListFilters['propuesta-cambio'] = { paso: steps };
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useRecords('propuesta-cambio', {
    filter,
    sort: { field: 'fechaCompromiso', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <h2 id={titleId}>{translate('app.exchanges.waiting')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <p className={styles['nothing']}>{translate('app.exchanges.nothing')}</p>
      ) : (
        <ul className={styles['cards']}>
          {data.map((row) => (
            <li key={row.id}>
              <Link to={recordPath.show('propuesta-cambio', row.id)} className={styles['card'] ?? ''}>
                <span className={styles['head']}>
                  <strong>{row.folio ?? translate('app.exchanges.draft', { number: row.id })}</strong>
                  <EnumChip choices={estatusPropuesta} value={row.estatus} />
                </span>
                <span>{side === 'supplier' ? row.almacenNombre : row.proveedorNombre}</span>
                <span className={styles['facts']}>
                  <EnumChip choices={tipoPropuesta} value={row.tipo} />{' '}
                  {translate('app.exchanges.pieces', {
                    smart_count: row.piezasSalen ?? 0,
                    pieces: formatNumber(row.piezasSalen ?? 0),
                  })}
                  {' · '}
                  {formatMoney(row.importe ?? 0)}
                  {' · '}
                  {translate('app.exchanges.promised', { date: formatDate(row.fechaCompromiso) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > SHOWN && (
        <Link to={listLink('propuesta-cambio', filter)} className={styles['all'] ?? ''}>
          {translate('app.exchanges.all', { total: formatNumber(total) })}
        </Link>
      )}
    </section>
  );
}
