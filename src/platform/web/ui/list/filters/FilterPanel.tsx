import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { blocked } from '../../buttons/blocked';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { FilterValues } from '../filter-spec';
import { useListSettings } from '../layout/ListSettingsContext';
import type { ToolPanelProps } from '../ToolPopover';
import { ActiveFilter } from './ActiveFilter';
import { FilterControl } from './FilterControl';
import { NullFilter } from './NullFilter';
import styles from './filters.module.css';

/** All filters of the list. Each change queries the server at once; the number of results shows its effect. */
export default function FilterPanel({ onClose }: ToolPanelProps) {
  const { filterValues, setFilters } = useListContext();
  const { filters } = useListSettings();
  const { name, softDelete } = useResourceModule();
  const translate = useTranslate();
  const [values, setValues] = useShownValues(filterValues);
  const { q: search, ...applied } = values;
  const count = Object.keys(applied).length;

  const apply = (next: FilterValues) => {
    setValues(next);
    setFilters(next, {}, false);
  };
  const set = (source: string, value: unknown) => {
    const { [source]: _previous, ...others } = values;
    apply(value === undefined ? others : { ...others, [source]: value });
  };
  return (
    <>
      <div className={styles['list']}>
        {filters.map((filter) => {
          const label = translate(columnLabelKey(name, filter));
          const props = {
            label,
            value: values[filter.source],
            onChange: (value: unknown) => set(filter.source, value),
          };
          return (
            <div key={filter.source}>
              <FilterControl filter={filter} {...props} />
              {filter.nullable && <NullFilter {...props} />}
            </div>
          );
        })}
        {softDelete && <ActiveFilter value={values['activo']} onChange={(value) => set('activo', value)} />}
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          variant="text"
          {...blocked(count === 0 && translate('app.why.noFilters'))}
          onClick={() => apply(search ? { q: search } : {})}
        >
          {translate('app.list.clear')}
        </Button>
        <Button size="small" variant="contained" color="primary" onClick={onClose}>
          {translate('app.action.done')}
        </Button>
      </div>
    </>
  );
}

/** Returns the values of the controls. They change at once; the URL and the list follow. */
function useShownValues(filterValues: FilterValues): readonly [FilterValues, (values: FilterValues) => void] {
  const [values, setValues] = useState(filterValues);
  const current = JSON.stringify(filterValues);
  useEffect(() => setValues(JSON.parse(current) as FilterValues), [current]);
  return [values, setValues];
}
