import { useGetManyAggregate } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReferenceModule } from '../resource/ResourceRegistry';

/**
 * Name of a record known only by its key. One request fetches all such names of the page. For a reader who may not list the records, the
 * key, without a request.
 */
export function FetchedLabel({ reference, id }: { readonly reference: string; readonly id: unknown }) {
  const module = useReferenceModule(reference);
  const held = usePermissionSet();
  const { data } = useGetManyAggregate(
    reference,
    { ids: [id as string | number] },
    { staleTime: 60_000, enabled: module !== undefined && held.has(module.permissions.list) },
  );
  const record = data?.[0];
  return module && record ? module.recordLabel(record) : String(id);
}
