import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { ListFilter } from '#platform/shared/list-filter';
import { usePermissionSet } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { ReferenceOption } from '#platform/web/ui/reference/reference-option';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import type { LineBeside } from '../line-column';

/** Maximum number of records per request: the visible choices, each with at most one. */
const MOST = 50;

/**
 * Returns a function with the text beside each choice of a picker («Disponible: 120»), by key. Empty while loading, without a record, or on
 * failure; the picker works without it.
 *
 * @param narrowed filter of the records with the numbers
 */
export function useChoiceDetails(
  beside: LineBeside | undefined,
  narrowed: ListFilter,
  options: readonly ReferenceOption[],
): (id: unknown) => string {
  const translate = useTranslate();
  const held = usePermissionSet();
  // A number of another warehouse would mislead: without the complete filter none is shown.
  const isNarrowed = Object.keys(beside?.dependsOn ?? {}).every((theirs) => theirs in narrowed);
  const isAsked = beside !== undefined && isNarrowed && held.has(beside.permission);
  const { data: module } = useOpenedResource(beside?.reference ?? '', isAsked);
  const ids = options.map(({ id }) => id);
  const { data } = useGetList<RaRecord>(
    beside?.reference ?? '',
    { pagination: { page: 1, perPage: MOST }, filter: beside ? { ...narrowed, [beside.of]: ids } : {} },
    { enabled: isAsked && ids.length > 0, staleTime: 30_000 },
  );
  if (!beside || !module || !data) return () => '';
  const numbers = new Map(data.map((record) => [record[beside.of], Number(record[beside.show] ?? 0)]));
  const label = translate(`resources.${beside.reference}.fields.${beside.show}`);
  return (id) => (numbers.has(id) ? `${label}: ${formatNumber(numbers.get(id))}` : '');
}
