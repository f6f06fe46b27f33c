import { useTranslate } from 'react-admin';
import { ProtectedValue } from '../access/ProtectedValue';
import { useProtected } from '../access/useProtected';
import { useMemo, type ReactNode } from 'react';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ShowContextProvider, useShowContext } from './ShowContext';
import styles from './show.module.css';

export interface ShowGroupProps {
  readonly source: string;
  /** True to omit frame and title: for an embedded record, or the only field of its section. */
  readonly plain?: boolean;
  readonly conditional?: boolean;
  readonly children: ReactNode;
}

/** Fields of a nested object or of an embedded record. */
export function ShowGroup({ source, plain = false, conditional = false, children }: ShowGroupProps) {
  const { record, prefix, above } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const path = `${prefix}${source}`;
  const context = useMemo(() => ({ record, prefix: `${path}.`, above }), [record, path, above]);
  const hidden = useProtected()(path) === 'wholly';
  if (!hidden && conditional && readPath(record, path) == null) return null;
  const fields = <ShowContextProvider value={context}>{children}</ShowContextProvider>;
  if (plain && !hidden) return fields;
  return (
    <div className={`${styles['field']} ${styles['wide']}`}>
      <dt>{translate(`resources.${name}.fields.${path}`)}</dt>
      {hidden ? (
        <dd>
          <ProtectedValue />
        </dd>
      ) : (
        <dd className={styles['group']}>
          <dl className={styles['list']}>{fields}</dl>
        </dd>
      )}
    </div>
  );
}
