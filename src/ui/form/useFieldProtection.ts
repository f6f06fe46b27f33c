import { schemaPath } from '../../shared/paths';
import { useProtected, type Protection } from '../access/useProtected';
import { useFormContextValue } from './FormContext';

/** How much of a field of this form is kept from the signed-in person. Whoever registers a record says all of it themselves. */
export function useFieldProtection(path: string): Protection {
  const { mode } = useFormContextValue();
  const protection = useProtected()(schemaPath(path));
  return mode === 'edit' ? protection : 'none';
}
