import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format-number';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods } from '../list-methods';
import { listAddress } from './list-address';
import { useActiveView } from './useActiveView';
import styles from './view-tabs.module.css';

const FRESH_MS = 30_000;

/** Tabs of a list, each with its number of records. A tab replaces the filters, so that the number is that of its rows. */
export function ViewTabs() {
  const { views } = useListSettings();
  const { sort, perPage } = useListContext();
  const { name, backend } = useResourceModule();
  const { view: active } = useActiveView();
  const methods = useListMethods();
  const translate = useTranslate();
  const { data: totals } = useQuery({
    // Steps and changes of others invalidate all queries of the resource.
    queryKey: [name, 'totales'],
    queryFn: async ({ signal }) => (await methods.vistaTotales({ params: { recurso: name }, signal })).data,
    staleTime: FRESH_MS,
    enabled: backend === 'server',
  });
  const tabs = [
    ...views.map(({ id, filter }) => ({
      id,
      filter,
      text: translate(`resources.${name}.views.${id}`),
      total: totals?.find((each) => each.id === id)?.total,
    })),
    { id: '', filter: {}, text: translate('app.lists.views.all'), total: undefined },
  ];
  return (
    <nav className={styles['tabs']} aria-label={translate('app.lists.views.tabs')}>
      {tabs.map(({ id, filter, text, total }) => (
        <Link
          key={id}
          to={{ search: `?${listAddress({ filter, sort, perPage })}` }}
          aria-current={id === (active?.id ?? '') ? 'page' : undefined}
        >
          {text}
          {total !== undefined && <span className={styles['total']}> {formatNumber(total)}</span>}
        </Link>
      ))}
    </nav>
  );
}
