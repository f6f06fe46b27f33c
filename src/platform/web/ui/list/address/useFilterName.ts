import { useTranslate } from 'react-admin';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import { useListSettings } from '../layout/ListSettingsContext';

/** Returns a function with the translated name of a filter or sort field; null for a field without one. */
export function useFilterName(): (source: string) => string | null {
  const { filters, columns } = useListSettings();
  const { name } = useResourceModule();
  const translate = useTranslate();
  return (source) => {
    if (source === STEP_FILTER) return translate('app.list.stepFilter');
    if (source === 'activo') return translate('app.list.activeFilter');
    const shown =
      filters.find((filter) => filter.source === source) ??
      columns.find((column) => column.source === source || column.sortBy === source);
    return translate(columnLabelKey(name, shown ?? { source }), { _: '' }) || null;
  };
}
