import { useFilterValues } from '../filters/useFilterValues';
import { useListSettings } from '../layout/ListSettingsContext';
import { activeView, type ListView } from './list-view';

/** Returns the current tab, and a function that is true for filters set by it: they have no chip of their own. */
export function useActiveView(): { readonly view: ListView | null; readonly isOfView: (source: string) => boolean } {
  const { views } = useListSettings();
  const { values } = useFilterValues();
  const view = activeView(views, values);
  return { view, isOfView: (source) => view !== null && Object.hasOwn(view.filter, source) };
}
