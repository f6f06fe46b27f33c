import FilterList from '@mui/icons-material/FilterList';
import { useListContext, useTranslate } from 'react-admin';

import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { ToolPopover } from '../ToolPopover';
import { lazyPart } from '../../loading/lazy-part';
import styles from './filters.module.css';

const load = () => import('./FilterPanel');
const FilterPanel = lazyPart(load);

/** Button that opens all filters of the list, with the number of active ones. */
export function FilterMenu() {
  const { filterValues } = useListContext();
  const { filters } = useListSettings();
  const { softDelete } = useResourceModule();
  const translate = useTranslate();
  const count = Object.keys(filterValues).filter((source) => source !== 'q').length;
  if (filters.length === 0 && !softDelete) return null;
  const label = translate('app.list.filters');
  return (
    <ToolPopover
      label={label}
      title={label}
      icon={<FilterList />}
      Panel={FilterPanel}
      preload={load}
      badge={count > 0 && <span className={styles['badge']}>{count}</span>}
    />
  );
}
