import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../loading/lazy-part';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { FilterSpec } from '../filter-spec';
import { useListSettings } from '../layout/ListSettingsContext';
import { ToolPopover } from '../ToolPopover';
import { useActiveView } from '../views/useActiveView';
import { FilterText } from './FilterText';
import { RemoveFilter } from './RemoveFilter';
import { useFilterValues } from './useFilterValues';
import styles from './filters.module.css';

const load = () => import('./FilterField');
const FilterField = lazyPart(load);

/** The commonest filters, each with a button that shows its value and opens its choice. */
export function PinnedFilters() {
  const { pinned } = useListSettings();
  const translate = useTranslate();
  if (pinned.length === 0) return null;
  return (
    <div className={styles['pinned']} role="group" aria-label={translate('app.list.pinned')}>
      {pinned.map((filter) => (
        <PinnedFilter key={filter.source} filter={filter} />
      ))}
    </div>
  );
}

function PinnedFilter({ filter }: { readonly filter: FilterSpec }) {
  const { name } = useResourceModule();
  const { values, set } = useFilterValues();
  const translate = useTranslate();
  const label = translate(columnLabelKey(name, filter));
  const value = values[filter.source];
  const { isOfView } = useActiveView();
  const isSet = value != null && !isOfView(filter.source);
  return (
    <span className={styles['pin']} data-set={isSet || undefined}>
      <ToolPopover
        label={isSet ? `${label}:` : label}
        title={label}
        endIcon={<ExpandMore />}
        badge={
          isSet && (
            <b className={styles['pinValue']}>
              {' '}
              <FilterText filter={filter} value={value} />
            </b>
          )
        }
        preload={load}
        renderPanel={({ onClose }) => (
          <>
            <div className={styles['only']}>
              <FilterField filter={filter} label={label} value={value} onChange={(next) => set(filter.source, next)} />
            </div>
            <div className={styles['actions']}>
              <Button size="small" variant="contained" color="primary" onClick={onClose}>
                {translate('app.action.done')}
              </Button>
            </div>
          </>
        )}
      />
      {isSet && <RemoveFilter label={label} onRemove={() => set(filter.source, undefined)} />}
    </span>
  );
}

/** Values of the pinned filters on paper, which has no toolbar. */
export function PrintedFilters() {
  const { pinned } = useListSettings();
  const { filterValues } = useListContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  return pinned
    .filter(({ source }) => filterValues[source] != null)
    .map((filter) => (
      <span key={filter.source}>
        {translate(columnLabelKey(name, filter))}: <FilterText filter={filter} value={filterValues[filter.source]} />
      </span>
    ));
}
