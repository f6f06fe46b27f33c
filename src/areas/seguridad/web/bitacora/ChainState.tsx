import { useTranslate } from 'react-admin';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { Icon } from '#platform/web/ui/icons/Icon';
import { useChain } from './useAudit';
import styles from './bitacora.module.css';

/** Renders the state of the seal on the last rows, with the digest to note elsewhere. */
export function ChainState() {
  const translate = useTranslate();
  const { data } = useChain();
  if (!data)
    return (
      <p className={styles['chain']}>
        <Icon name="shield" />
        <span>{translate('bitacora.chain.looking')}</span>
      </p>
    );
  const values = {
    id: data.bitacoraId === null ? '–' : formatNumber(data.bitacoraId),
    when: formatDateTime(data.fecha),
    rows: formatNumber(data.filas),
  };
  if (!data.integra)
    return (
      <p className={styles['chain']} data-broken role="alert">
        <Icon name="alert" />
        <span>{translate('bitacora.chain.broken', values)}</span>
      </p>
    );
  return (
    <p className={styles['chain']}>
      <Icon name="shield" />
      <span>
        {translate('bitacora.chain.sound', values)}
        {data.huella && (
          <>
            {' '}
            {translate('bitacora.chain.digest')} <code>{data.huella}</code>
          </>
        )}
      </span>
    </p>
  );
}
