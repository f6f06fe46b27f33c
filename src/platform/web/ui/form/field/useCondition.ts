import { useWatch } from 'react-hook-form';
import { schemaPath } from '#platform/shared/paths';
import { useFormContextValue } from '../FormContext';

/** True when a compiled condition is met by the current form values. Renders again only when the result changes. */
export function useCondition(path: string, kind: 'visible' | 'required', otherwise: boolean): boolean {
  const { spec } = useFormContextValue();
  const holds = spec[kind][schemaPath(path)];
  const answer = useWatch({
    disabled: !holds,
    compute: (values: Record<string, unknown>) => (holds ? holds(values) : otherwise),
  });
  return holds ? answer : otherwise;
}
