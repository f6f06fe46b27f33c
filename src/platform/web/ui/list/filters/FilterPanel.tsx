import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { blocked } from '../../buttons/blocked';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import { useListSettings } from '../layout/ListSettingsContext';
import type { ToolPanelProps } from '../ToolPopover';
import { ActiveFilter } from './ActiveFilter';
import FilterField from './FilterField';
import { useFilterValues } from './useFilterValues';
import styles from './filters.module.css';

/** Filters of the list without a button of their own. Each change queries the server at once; the number of results shows its effect. */
export default function FilterPanel({ onClose }: ToolPanelProps) {
  const { values, set, clear } = useFilterValues();
  const { filters, pinned } = useListSettings();
  const { name, softDelete } = useResourceModule();
  const translate = useTranslate();
  const { q: _search, ...applied } = values;
  const count = Object.keys(applied).length;
  return (
    <>
      <div className={styles['list']}>
        {filters
          .filter((filter) => !pinned.includes(filter))
          .map((filter) => (
            <FilterField
              key={filter.source}
              filter={filter}
              label={translate(columnLabelKey(name, filter))}
              value={values[filter.source]}
              onChange={(value) => set(filter.source, value)}
            />
          ))}
        {softDelete && <ActiveFilter value={values['activo']} onChange={(value) => set('activo', value)} />}
      </div>
      <div className={styles['actions']}>
        <Button size="small" variant="text" {...blocked(count === 0 && translate('app.why.noFilters'))} onClick={clear}>
          {translate('app.list.clear')}
        </Button>
        <Button size="small" variant="contained" color="primary" onClick={onClose}>
          {translate('app.action.done')}
        </Button>
      </div>
    </>
  );
}
