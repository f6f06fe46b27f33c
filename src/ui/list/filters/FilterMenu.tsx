import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { FilterSpec, FilterValues } from '../filter-spec';
import { ActiveFilter } from './ActiveFilter';
import { FilterControl } from './FilterControl';
import styles from './filters.module.css';

/** The panel of all filters of the list. Each change asks the server at once; the count of results tells its effect. */
export function FilterMenu({ filters }: { readonly filters: readonly FilterSpec[] }) {
  const { filterValues, setFilters } = useListContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
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
      <Button ref={button} startIcon={<FilterList />} onClick={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={open}>
        {translate('app.list.filters')}
        {count > 0 && <span className={styles['badge']}>{count}</span>}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={100}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles['panel'] ?? '' } }}
      >
        <h2 id={titleId} className={styles['title']}>{translate('app.list.filters')}</h2>
        <div className={styles['list']}>
          {filters.map((filter) => (
            <FilterControl
              key={filter.source}
              filter={filter}
              label={translate(columnLabelKey(name, filter))}
              value={values[filter.source]}
              onChange={(value) => set(filter.source, value)}
            />
          ))}
          <ActiveFilter value={values['activo']} onChange={(value) => set('activo', value)} />
        </div>
        <div className={styles['actions']}>
          <Button size="small" variant="text" disabled={count === 0} onClick={() => apply(search ? { q: search } : {})}>
            {translate('app.list.clear')}
          </Button>
          <Button size="small" variant="contained" color="primary" onClick={() => setOpen(false)}>{translate('app.action.done')}</Button>
        </div>
      </Popover>
    </>
  );
}

/** What the controls show: a choice at once, while the address and the list follow. */
function useShownValues(filterValues: FilterValues): readonly [FilterValues, (values: FilterValues) => void] {
  const [values, setValues] = useState(filterValues);
  const current = JSON.stringify(filterValues);
  useEffect(() => setValues(JSON.parse(current) as FilterValues), [current]);
  return [values, setValues];
}
