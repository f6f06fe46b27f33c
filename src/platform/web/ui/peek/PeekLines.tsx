import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ShowLines } from '../lines/ShowLines';
import { loadCode } from '../loading/load-code';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ShowContextProvider, useShowContext } from '../show/ShowContext';
import { Loading } from '../states/Loading';
import type { PeekSpec } from './peek-spec';
import styles from './peek.module.css';

const MAX_LINES = 8;

/** First lines of a document, and the number of the others. */
export function PeekLines({ source, columns: load }: NonNullable<PeekSpec['lines']>) {
  const { record } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const { data: columns } = useQuery({
    queryKey: ['peek', name, source],
    queryFn: () => loadCode(load),
    staleTime: Infinity,
  });
  const value = record[source];
  const lines = useMemo<readonly unknown[]>(() => (Array.isArray(value) ? value : []), [value]);
  const context = useMemo(
    () => ({ record: { ...record, [source]: lines.slice(0, MAX_LINES) }, prefix: '' }),
    [record, source, lines],
  );
  if (!columns) return <Loading />;
  return (
    <ShowContextProvider value={context}>
      <dl>
        <ShowLines source={source} columns={columns} />
      </dl>
      {lines.length > MAX_LINES && (
        <p className={styles['more']}>{translate('app.lists.peek.more', { smart_count: lines.length - MAX_LINES })}</p>
      )}
    </ShowContextProvider>
  );
}
