import { useSourceContext } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isFilled } from '../../shared/paths';

/** The fixed filter and the values of the fields that this one depends on, those that are given. */
export function useNarrowing(dependsOn: Readonly<Record<string, string>> = NOTHING, filter: Readonly<Record<string, unknown>> = NOTHING): Readonly<Record<string, unknown>> {
  const { getSource } = useSourceContext();
  const values: readonly unknown[] = useWatch({ name: Object.values(dependsOn).map((source) => getSource(source)) });
  const given = Object.keys(dependsOn).map((name, index) => [name, values[index]] as const).filter(([, value]) => isFilled(value));
  // The same object while it says the same, so that it asks the server once.
  const text = JSON.stringify({ ...filter, ...Object.fromEntries(given) });
  return useMemo(() => JSON.parse(text) as Readonly<Record<string, unknown>>, [text]);
}

const NOTHING = {};
