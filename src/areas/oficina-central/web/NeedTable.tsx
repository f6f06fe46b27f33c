import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { plainText } from '#platform/shared/text/plain-text';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { useCentralCalls } from './central-calls';
import { NeedRow } from './NeedRow';
import styles from './central-office.module.css';

/** Number of rows drawn at first. */
const FIRST = 100;

/** The requested supplies, largest gap first. */
export function NeedTable({ narrow }: { readonly narrow: { readonly jurisdiccionId?: number } }) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const [locale] = useLocaleState();
  const [text, setText] = useState('');
  const [lacking, setLacking] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const words = useDeferredValue(plainText(text));
  const { data, error, refetch } = useQuery({
    queryKey: ['solicitud', 'oficina-central', 'consolidado', narrow, locale],
    queryFn: async ({ signal }) => (await calls.ocConsolidado({ params: narrow, signal })).data,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState
        icon="check"
        title={translate('app.centralOffice.need.none')}
        text={translate('app.centralOffice.need.noneHelp')}
      />
    );
  const found = data.filter(
    ({ nombreGenerico, clave, brecha }) =>
      (!lacking || brecha > 0) && plainText(`${nombreGenerico} ${clave}`).includes(words),
  );
  const shown = all ? found : found.slice(0, FIRST);
  const short = data.filter(({ brecha }) => brecha > 0).length;
  const label = (name: string) => translate(`app.centralOffice.need.${name}`);
  return (
    <>
      <div className={styles['tools']}>
        <input
          type="search"
          value={text}
          placeholder={translate('app.centralOffice.search')}
          aria-label={translate('app.centralOffice.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles['check']}>
          <input type="checkbox" checked={lacking} onChange={({ target }) => setLacking(target.checked)} />
          {translate('app.centralOffice.need.lacking', { total: formatNumber(short) })}
        </label>
        <span role="status">
          {translate('app.centralOffice.need.found', { smart_count: found.length, total: formatNumber(found.length) })}
        </span>
      </div>
      <table className={styles['table']} aria-label={label('bySupply')}>
        <thead>
          <tr>
            <th scope="col">{label('supply')}</th>
            {(['wanted', 'state', 'regional', 'gap', 'who', 'months'] as const).map((name) => (
              <th key={name} scope="col" data-number>
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((need) => (
            <NeedRow
              key={need.insumoId}
              need={need}
              narrow={narrow}
              isOpen={open === need.insumoId}
              onTurn={() => setOpen(open === need.insumoId ? null : need.insumoId)}
            />
          ))}
        </tbody>
      </table>
      {shown.length < found.length && (
        <p>
          <button type="button" className={styles['link']} onClick={() => setAll(true)}>
            {translate('app.centralOffice.need.showAll', { total: formatNumber(found.length) })}
          </button>
        </p>
      )}
    </>
  );
}
