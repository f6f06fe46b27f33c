import { useGetManyAggregate } from 'react-admin';
import { useReferenceModule } from '../resource/ResourceRegistry';
import { toOption, type ReferenceOption } from './reference-option';

/**
 * Returns the chosen keys as options. Names already known (sent with the record, or seen in the list) cost no request.
 *
 * @param known names by key
 */
export function useOptionsOf(
  reference: string,
  ids: readonly (string | number)[],
  known: ReadonlyMap<string, ReferenceOption>,
): readonly ReferenceOption[] {
  const missing = ids.filter((id) => !known.has(String(id)));
  const module = useReferenceModule(reference, missing.length > 0);
  const { data } = useGetManyAggregate(reference, { ids: missing }, { enabled: missing.length > 0, staleTime: 60_000 });
  return ids.map((id) => {
    const seen = known.get(String(id));
    if (seen) return seen;
    const record = data?.find((item) => item !== undefined && String(item.id) === String(id));
    return module && record ? toOption(module, record) : { id, label: '…', detail: '' };
  });
}
