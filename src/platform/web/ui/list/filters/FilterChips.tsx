import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { FilterSpec } from '../filter-spec';
import { useListSettings } from '../layout/ListSettingsContext';
import { useActiveView } from '../views/useActiveView';
import { asList } from './as-list';
import { FilterText } from './FilterText';
import { RemoveFilter } from './RemoveFilter';
import { useFilterValues } from './useFilterValues';
import styles from './filters.module.css';

/** Chips of the active filters, each with a button to remove it. Pinned ones show their value in their own button; those of a tab, none. */
export function FilterChips() {
  const { filters, pinned } = useListSettings();
  const { values, set, clear } = useFilterValues();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const active = values['activo'];
  const steps = values['paso'] === undefined ? [] : asList(values['paso']);
  const { isOfView } = useActiveView();
  const isSet = ({ source }: FilterSpec) => values[source] != null && !isOfView(source);
  const chips = [
    ...filters
      .filter((filter) => isSet(filter) && !pinned.includes(filter))
      .map((filter) => ({
        source: filter.source,
        label: translate(columnLabelKey(name, filter)),
        text: <FilterText filter={filter} value={values[filter.source]} />,
      })),
    ...(steps.length === 0 || isOfView('paso')
      ? []
      : [
          {
            source: 'paso',
            label: translate('app.list.stepFilter'),
            text: steps.map((step) => translate(`resources.${name}.transitions.${step}.name`, { _: step })).join(', '),
          },
        ]),
    ...(active === undefined || isOfView('activo')
      ? []
      : [
          {
            source: 'activo',
            label: translate('app.list.activeFilter'),
            text: translate(active === 'all' ? 'app.list.all' : 'app.list.inactive'),
          },
        ]),
  ];
  const count = chips.length + pinned.filter(isSet).length;
  if (chips.length === 0 && count < 2) return null;
  return (
    <div className={styles['chips']} role="group" aria-label={translate('app.list.filtersApplied')}>
      {chips.map(({ source, label, text }) => (
        <span key={source} className={styles['chip']}>
          <span>
            {label}: <b>{text}</b>
          </span>
          <RemoveFilter label={label} onRemove={() => set(source, undefined)} />
        </span>
      ))}
      {count > 1 && (
        <Button size="small" variant="text" onClick={clear}>
          {translate('app.list.clear')}
        </Button>
      )}
    </div>
  );
}
