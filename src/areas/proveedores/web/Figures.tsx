import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListFilters, ListSteps } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { listLink } from '#platform/web/ui/list/list-link';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import styles from './exchanges.module.css';

const MONTH = 30;
/** Requests only the count, without records. */
const NONE = { page: 1, perPage: 0 };

/** Number of records of each kind; each figure links to its list. */
export function Figures({ steps }: { readonly steps: readonly ListSteps['propuesta-cambio'][] }) {
  return (
    <ul className={styles['figures']}>
      <Figure name="lots" resource="lote-expirar" filter={{ sugerencia: ['CANJE'] }} />
      <Figure name="ending" resource="lote-expirar" filter={{ conDerecho: true, diasDerecho: { lte: MONTH } }} />
      <Figure name="waiting" resource="propuesta-cambio" filter={{ paso: steps }} />
      <Figure name="moving" resource="propuesta-cambio" filter={{ estatus: ['ENVIADA', 'ACEPTADA', 'EN_TRANSITO'] }} />
    </ul>
  );
}

interface FigureProps<Name extends ResourceName> {
  readonly name: 'lots' | 'ending' | 'waiting' | 'moving';
  readonly resource: Name;
  readonly filter: ListFilters[Name];
}

function Figure<Name extends ResourceName>({ name, resource, filter }: FigureProps<Name>) {
  const translate = useTranslate();
  const { total, error } = useRecords(resource, { filter, pagination: NONE });
  return (
    <li>
      <Link to={listLink(resource, filter)} className={styles['figure'] ?? ''}>
        <strong>{error ? '—' : total === undefined ? '…' : formatNumber(total)}</strong>
        <span>{translate(`app.exchanges.figures.${name}`)}</span>
      </Link>
    </li>
  );
}
