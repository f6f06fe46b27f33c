import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { ListFilter } from '../../shared/list-filter';
import { usePermissionSet } from '../access/PermissionsContext';
import { formatNumber } from '../format/format-number';
import type { ReferenceOption } from '../reference/reference-option';
import { useOpenedResource } from '../resource/ResourceRegistry';
import type { LineBeside } from './line-column';

/** What is asked of the server in one go: the choices that are offered at once, each of which has at most one record. */
const MOST = 50;

/**
 * What stands beside the choices of a picker («Disponible: 120»), by their key; nothing until it is there, for a choice that has no such record,
 * and where it cannot be had: one can choose without it.
 *
 * @param narrowed which records the numbers are of
 */
export function useBeside(
  beside: LineBeside | undefined,
  narrowed: ListFilter,
  options: readonly ReferenceOption[],
): (id: unknown) => string {
  const translate = useTranslate();
  const held = usePermissionSet();
  // A number of another warehouse than the one meant would mislead: without it none is shown.
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
