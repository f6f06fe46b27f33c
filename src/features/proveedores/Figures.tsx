import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format/format-number';
import { listPath } from './list-path';
import styles from './exchanges.module.css';

const MONTH = 30;
/** How many there are, and none of them. */
const NONE = { page: 1, perPage: 0 };

/** How much there is of each kind; each figure leads to what it counts. */
export function Figures({ steps }: { readonly steps: readonly string[] }) {
  const figures = [
    { name: 'lots', resource: 'lote-expirar', filter: { sugerencia: ['CANJE'] } },
    { name: 'ending', resource: 'lote-expirar', filter: { conDerecho: true, diasDerecho: { lte: MONTH } } },
    { name: 'waiting', resource: 'propuesta-cambio', filter: { paso: [...steps] } },
    { name: 'moving', resource: 'propuesta-cambio', filter: { estatus: ['ENVIADA', 'ACEPTADA', 'EN_TRANSITO'] } },
  ];
  return (
    <ul className={styles['figures']}>
      {figures.map((figure) => (
        <li key={figure.name}>
          <Figure {...figure} />
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  readonly name: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

function Figure({ name, resource, filter }: FigureProps) {
  const translate = useTranslate();
  const { total, error } = useGetList(resource, { filter, pagination: NONE, sort: { field: 'id', order: 'ASC' } });
  return (
    <Link to={listPath(resource, filter)} className={styles['figure'] ?? ''}>
      <strong>{error ? '—' : total === undefined ? '…' : formatNumber(total)}</strong>
      <span>{translate(`app.exchanges.figures.${name}`)}</span>
    </Link>
  );
}
