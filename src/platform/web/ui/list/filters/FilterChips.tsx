import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import { useListSettings } from '../layout/ListSettingsContext';
import { asList } from './as-list';
import { FilterText } from './FilterText';
import styles from './filters.module.css';

/** Chips of the active filters, each with a button to remove it. */
export function FilterChips() {
  const { filters } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const values = filterValues as Record<string, unknown>;
  const active = values['activo'];
  const steps = values['paso'] === undefined ? [] : asList(values['paso']);
  const chips = [
    ...filters
      .filter((filter) => (values[filter.source] ?? undefined) !== undefined)
      .map((filter) => ({
        source: filter.source,
        label: translate(columnLabelKey(name, filter)),
        text: <FilterText filter={filter} value={values[filter.source]} />,
      })),
    ...(steps.length === 0
      ? []
      : [
          {
            source: 'paso',
            label: translate('app.list.stepFilter'),
            text: steps.map((step) => translate(`resources.${name}.transitions.${step}.name`, { _: step })).join(', '),
          },
        ]),
    ...(active === undefined
      ? []
      : [
          {
            source: 'activo',
            label: translate('app.list.activeFilter'),
            text: translate(active === 'all' ? 'app.list.all' : 'app.list.inactive'),
          },
        ]),
  ];
  if (chips.length === 0) return null;

  const remove = (source: string) => {
    const { [source]: _removed, ...others } = values;
    setFilters(others, {}, false);
  };
  return (
    <div className={styles['chips']} role="group" aria-label={translate('app.list.filtersApplied')}>
      {chips.map(({ source, label, text }) => (
        <span key={source} className={styles['chip']}>
          <span>
            {label}: <b>{text}</b>
          </span>
          <button
            type="button"
            className={styles['remove']}
            aria-label={translate('app.list.removeFilter', { name: label })}
            onClick={() => remove(source)}
          >
            <Close aria-hidden fontSize="inherit" />
          </button>
        </span>
      ))}
      {chips.length > 1 && (
        <Button
          size="small"
          variant="text"
          onClick={() => setFilters(values['q'] ? { q: values['q'] } : {}, {}, false)}
        >
          {translate('app.list.clear')}
        </Button>
      )}
    </div>
  );
}
