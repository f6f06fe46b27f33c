import { useGetMany, useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { BatchOutcome } from '../list-methods';
import styles from '../selection/selection.module.css';

/** Maximum number of refused records with a loaded name. */
const MAX_NAMED = 200;

/** Lists the refused records by name, each with the reason. */
export function BatchFailures({ refused }: { readonly refused: readonly BatchOutcome[] }) {
  const { name, recordLabel } = useResourceModule();
  const translate = useTranslate();
  const listed = refused.slice(0, MAX_NAMED);
  const { data } = useGetMany(name, { ids: listed.map(({ id }) => id) });
  const names = new Map(data?.flatMap((record) => (record ? [[String(record.id), recordLabel(record)] as const] : [])));
  return (
    <>
      <p>
        {translate('app.lists.batch.refused', { smart_count: refused.length, total: formatNumber(refused.length) })}
      </p>
      <ul className={styles['failures']} tabIndex={0} aria-label={translate('app.lists.batch.refusedList')}>
        {listed.map(({ id, mensaje }) => (
          <li key={id}>
            <b>{names.get(id) || `#${id}`}</b>
            {mensaje}
          </li>
        ))}
      </ul>
      {refused.length > MAX_NAMED && (
        <p>{translate('app.lists.batch.andMore', { total: formatNumber(refused.length - MAX_NAMED) })}</p>
      )}
    </>
  );
}
