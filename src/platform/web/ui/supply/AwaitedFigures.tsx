import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { SupplyFigures, type SupplyFiguresProps, type SupplyFiguresValue } from './SupplyFigures';
import styles from './supply-figures.module.css';

interface AwaitedFiguresProps extends Omit<SupplyFiguresProps, 'figures'> {
  readonly query: Pick<UseQueryResult<SupplyFiguresValue>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** Figures of a supply, with a note while they load and when they are unavailable. They block nothing. */
export function AwaitedFigures({ query: { data, error, isFetching, refetch }, ...rest }: AwaitedFiguresProps) {
  const translate = useTranslate();
  if (data) return <SupplyFigures figures={data} {...rest} />;
  if (!error || isFetching) return <p className={styles['state']}>{translate('app.figures.loading')}</p>;
  return (
    <p className={styles['state']} role="alert">
      {translate('app.figures.failed')}{' '}
      <button type="button" onClick={() => void refetch()}>
        {translate('app.figures.again')}
      </button>
    </p>
  );
}
