import { useGetManyAggregate } from 'react-admin';
import { useReferenceModule } from '../resource/ResourceRegistry';

/** Name of a record known only by its key. One request fetches all such names of the page. */
export function FetchedLabel({ reference, id }: { readonly reference: string; readonly id: unknown }) {
  const module = useReferenceModule(reference);
  const { data } = useGetManyAggregate(reference, { ids: [id as string | number] }, { staleTime: 60_000 });
  const record = data?.[0];
  return module && record ? module.recordLabel(record) : String(id);
}
