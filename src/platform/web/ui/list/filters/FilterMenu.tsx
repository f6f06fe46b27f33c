import FilterList from '@mui/icons-material/FilterList';
import { useListContext, useTranslate } from 'react-admin';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { ToolPopover } from '../ToolPopover';
import { useActiveView } from '../views/useActiveView';
import { lazyPart } from '../../loading/lazy-part';
import styles from './filters.module.css';

const load = () => import('./FilterPanel');
const FilterPanel = lazyPart(load);

/** Button that opens the filters without a button of their own, with the number of active ones. */
export function FilterMenu() {
  const { filterValues } = useListContext();
  const { filters, pinned } = useListSettings();
  const { softDelete } = useResourceModule();
  const translate = useTranslate();
  const { isOfView } = useActiveView();
  const apart = new Set<string>(['q', ...pinned.map(({ source }) => source)]);
  const count = Object.keys(filterValues).filter((source) => !apart.has(source) && !isOfView(source)).length;
  if (filters.length === pinned.length && !softDelete) return null;
  const label = translate('app.list.filters');
  return (
    <ToolPopover
      label={label}
      title={label}
      icon={<FilterList />}
      renderPanel={(props) => <FilterPanel {...props} />}
      preload={load}
      badge={count > 0 && <span className={styles['badge']}>{count}</span>}
    />
  );
}
