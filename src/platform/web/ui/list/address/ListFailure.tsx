import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeftOut } from '../../page/left-out';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { useListSettings } from '../layout/ListSettingsContext';
import { listAddress } from '../views/list-address';
import { refusedParts, type RefusedParts } from './refused-parts';
import { useFilterName } from './useFilterName';

interface ListFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown when a list cannot be loaded. Parts of the URL that the server refused are removed, and the list loads without them. */
export default function ListFailure({ error, onRetry }: ListFailureProps) {
  const { filterValues, sort, perPage } = useListContext();
  const { defaultSort, leaveOut } = useListSettings();
  const { list } = useResourceModule();
  const navigate = useNavigate();
  const nameOf = useFilterName();
  const filter = filterValues as Readonly<Record<string, unknown>>;
  const refused = refusedParts(error, filter);
  useEffect(() => {
    if (!refused) return;
    const gone = new Set(refused.filters.map(({ source }) => source));
    leaveOut(partsOf(refused, sort.field, nameOf));
    void navigate(
      {
        search: `?${listAddress({
          filter: Object.fromEntries(Object.entries(filter).filter(([source]) => !gone.has(source))),
          sort: refused.sort ? defaultSort : sort,
          perPage: refused.size ? list!.pageSize : perPage,
        })}`,
      },
      // Replaces the refused URL in the history.
      { replace: true },
    );
    // One answer is dealt with once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  return refused ? <Loading /> : <ErrorState error={error} onRetry={onRetry} />;
}

function partsOf(
  { filters, sort, page, size }: RefusedParts,
  sortedBy: string,
  nameOf: ReturnType<typeof useFilterName>,
): readonly LeftOut[] {
  const order = nameOf(sortedBy);
  return [
    ...filters.map(({ source, isUnknown }): LeftOut => {
      if (source === 'q') return { text: 'search' };
      const name = nameOf(source);
      return { text: isUnknown && name === null ? 'unknown' : 'unusable', name: name ?? source };
    }),
    ...(sort ? [{ text: order === null ? 'sort' : 'unsortable', name: order ?? sortedBy } as const] : []),
    ...(page ? [{ text: 'page' } as const] : []),
    ...(size ? [{ text: 'size' } as const] : []),
  ];
}
