import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useListContext, useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { FilterSpec } from '../filter-spec';
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
  const { q: search, ...applied } = filterValues as Record<string, unknown>;
  const count = Object.keys(applied).length;

  const set = (source: string, value: unknown) => {
    const { [source]: _previous, ...others } = filterValues as Record<string, unknown>;
    setFilters(value === undefined ? others : { ...others, [source]: value }, {}, false);
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
              value={filterValues[filter.source]}
              onChange={(value) => set(filter.source, value)}
            />
          ))}
          <ActiveFilter value={filterValues['activo']} onChange={(value) => set('activo', value)} />
        </div>
        <div className={styles['actions']}>
          <Button size="small" variant="text" disabled={count === 0} onClick={() => setFilters(search ? { q: search } : {}, {}, false)}>
            {translate('app.list.clear')}
          </Button>
          <Button size="small" variant="contained" color="primary" onClick={() => setOpen(false)}>{translate('app.action.done')}</Button>
        </div>
      </Popover>
    </>
  );
}
