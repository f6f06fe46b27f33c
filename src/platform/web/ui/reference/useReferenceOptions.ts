import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useMemo } from 'react';
import type { ListFilter, ListParameterValues } from '#platform/shared/list-filter';
import { usePermissionSet } from '../access/PermissionsContext';
import { foldText } from './fold-text';
import { useReferenceModule } from '../resource/ResourceRegistry';
import { toOption, type ReferenceOption } from './reference-option';
import { usePaused } from './usePaused';

/** Maximum number of options; typing finds the others, even among hundreds of thousands. */
const OFFERED = 20;
/** Delay after the last key, in milliseconds: avoids a request per letter. */
const PAUSE_MS = 200;

/** Filter and list parameters of the offered records. */
interface Narrowing {
  readonly filter: ListFilter;
  readonly parameters?: ListParameterValues | undefined;
}

interface ReferenceOptions {
  readonly options: readonly ReferenceOption[];
  /** True when the options match the current text and filter. Until then they are visible but not selectable. */
  readonly settled: boolean;
  readonly failed: boolean;
  /** True when the user may not list the records; no request is sent. */
  readonly denied: boolean;
  /** Number of matching records beyond the options. */
  readonly more: number;
  /** Retries after a failure. */
  readonly retry: () => void;
}

/** Returns the records of `reference` that match the typed text, requested while the picker is open. */
export function useReferenceOptions(
  reference: string,
  typed: string,
  { filter, parameters }: Narrowing,
  open: boolean,
): ReferenceOptions {
  const module = useReferenceModule(reference, open);
  const held = usePermissionSet();
  const mayList = module !== undefined && held.has(module.permissions.list);
  const text = typed.trim();
  const asked = usePaused(text, PAUSE_MS);
  const { data, total, isPlaceholderData, error, refetch } = useGetList(
    reference,
    {
      pagination: { page: 1, perPage: OFFERED },
      filter: asked ? { ...filter, q: asked } : filter,
      meta: { ownUnitFirst: true, parameters },
    },
    { enabled: open && mayList, staleTime: 30_000, placeholderData: keepPreviousData },
  );
  const options = useMemo(
    () =>
      module && data
        ? rankOptions(
            data.map((record) => toOption(module, record)),
            asked,
          )
        : [],
    [module, data, asked],
  );
  const failed = error !== null && asked === text;
  const denied = module !== undefined && !mayList;
  const settled =
    module !== undefined && asked === text && (failed || denied || (data !== undefined && !isPlaceholderData));
  return {
    options,
    settled,
    failed,
    denied,
    more: Math.max(0, (total ?? 0) - options.length),
    retry: () => void refetch(),
  };
}

/** Sorts options by match: equal name first, then names that begin with the text, then in server order. */
function rankOptions(options: readonly ReferenceOption[], text: string): readonly ReferenceOption[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const rank = ({ label, detail }: ReferenceOption) => {
    const names = [foldText(label), foldText(detail)];
    return names.includes(wanted) ? 0 : names.some((name) => name.startsWith(wanted)) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((place) => options.filter((option) => rank(option) === place));
}
