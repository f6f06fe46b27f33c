import { schemaPath } from '#platform/shared/paths';
import { useProtected, type Protection } from '#platform/web/ui/access/useProtected';
import { useFormContextValue } from '../FormContext';

/** Returns the protection of a field of this form. New records have none: their author enters all values. */
export function useFieldProtection(path: string): Protection {
  const { mode } = useFormContextValue();
  const protection = useProtected()(schemaPath(path));
  return mode === 'edit' ? protection : 'none';
}
