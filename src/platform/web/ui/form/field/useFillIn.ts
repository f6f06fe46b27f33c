import { useDataProvider, useSourceContext } from 'react-admin';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { schemaPath } from '#platform/shared/paths';
import { fillLater } from '#platform/web/ui/reference/open-choice';
import { useFormContextValue } from '../FormContext';
import { useSetField } from './useSetField';

/**
 * Fills the fields that a reference depends on from the chosen record, so that it can be chosen first. The mapping is field of the record →
 * field of the form. An unreadable record fills nothing; the fields can be filled by hand. A submit waits for it.
 *
 * @param path of the reference
 */
export function useFillIn(
  reference: string,
  path: string,
  dependsOn: Readonly<Record<string, string>> = NOTHING,
): (id: string | number | null) => void {
  const { getSource } = useSourceContext();
  const { choices, spec, document } = useFormContextValue();
  const { getValues } = useFormContext();
  const put = useSetField();
  const dataProvider = useDataProvider();
  const latest = useRef<string | number | null>(null);
  const fill = async (id: string | number) => {
    const { data } = await dataProvider.getOne<Record<string, unknown> & { id: string | number }>(reference, { id });
    // Another record may have been chosen meanwhile.
    if (latest.current !== id) return;
    for (const [theirs, ours] of Object.entries(dependsOn)) {
      const target = getSource(ours);
      // The form of a step may lack the field, which belongs to its document.
      if (document && !spec.writable.has(schemaPath(target))) continue;
      if (data[theirs] === undefined || data[theirs] === getValues(target)) continue;
      put(target, data[theirs]);
    }
  };
  return (id) => {
    latest.current = id;
    if (id === null || Object.keys(dependsOn).length === 0) return;
    fillLater(choices, path, () => fill(id));
  };
}

const NOTHING = {};
