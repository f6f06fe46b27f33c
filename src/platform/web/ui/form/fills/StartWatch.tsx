import { useDataProvider } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FarStart } from '#platform/shared/validation/form-spec';
import { isFilled } from '#platform/shared/paths';
import { fillLater } from '../../reference/open-choice';
import { useFormContextValue } from '../FormContext';
import { useSetField } from '../field/useSetField';

/** Updates fields of a new record from its referenced records, until the user changes them. */
export default function StartWatch({ starts }: { readonly starts: Readonly<Record<string, FarStart>> }) {
  return Object.entries(starts).map(([path, start]) => <StartOf key={path} path={path} start={start} />);
}

function StartOf({ path, start: { by, resource, field } }: { readonly path: string; readonly start: FarStart }) {
  const { choices } = useFormContextValue();
  const { getValues } = useFormContext();
  const put = useSetField();
  const dataProvider = useDataProvider();
  const id: unknown = useWatch({ name: by });
  const ours = useRef<unknown>(null);

  useEffect(() => {
    const givesWay = () => !isFilled(getValues(path)) || getValues(path) === ours.current;
    if (!isFilled(id) || !givesWay()) return undefined;
    let isLatest = true;
    fillLater(choices, path, async () => {
      const { data } = await dataProvider.getOne<Record<string, unknown> & { id: string | number }>(resource, {
        id: id as string | number,
      });
      if (!isLatest || !givesWay() || getValues(path) === (data[field] ?? null)) return;
      ours.current = data[field] ?? null;
      put(path, ours.current);
    });
    return () => {
      isLatest = false;
    };
    // Only another record restarts it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}
