import { useGetList, type RaRecord } from 'react-admin';
import { useOwn } from '../access/ReachContext';
import { placeParameters } from '../reference/report-places';
import { useReferenceModule } from '../resource/ResourceRegistry';
import type { BoardPlace } from './board-module';

/**
 * Returns the place whose figures are shown: the chosen record, or else the reader's own; when one is required, the first within the
 * reader's scope. Undefined while loading, null for none.
 */
export function useBoardPlace(place: BoardPlace | undefined, chosen: number | null) {
  const own = useOwn();
  const module = useReferenceModule(place?.resource ?? '', place !== undefined);
  const { data, error } = useGetList<RaRecord>(
    place?.resource ?? '',
    {
      pagination: { page: 1, perPage: 1 },
      filter: chosen === null ? (place?.filter ?? {}) : { [place!.parameter]: chosen },
      meta: { ownUnitFirst: true, parameters: place && placeParameters(place.resource, place.reach) },
    },
    { enabled: place !== undefined, staleTime: Infinity },
  );
  if (!place) return { id: null, name: '', isKnown: true };
  const [first] = data ?? [];
  const ours = first && (own[place.resource] ?? []).includes(Number(first.id));
  const found = chosen !== null || !place.optional || ours ? first : undefined;
  return {
    // A deleted or inaccessible place has no name.
    id: found ? Number(found.id) : chosen !== null && !data ? chosen : null,
    name: found && module ? module.recordLabel(found) : '',
    isKnown: data !== undefined || error !== null,
  };
}
