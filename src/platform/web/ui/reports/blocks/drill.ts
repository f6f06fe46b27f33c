import type { ListFilter } from '#platform/shared/list-filter';
import { listPath } from '../../list/list-path';
import type { ReportRow } from '../report-answer';

/** A constant, or the value of a field of the row or of a parameter of the report. */
export type DrillValue = string | number | boolean | { readonly field: string } | { readonly parameter: string };

type DrillFilter =
  | DrillValue
  | readonly (string | number)[]
  | { readonly values: readonly (string | number)[]; readonly unless: string }
  | { readonly gte?: DrillValue; readonly lte?: DrillValue };

/** Link from a figure to the list of the records that it counts. */
export interface Drill {
  readonly resource: string;
  /** Permission to open that list. */
  readonly permission: string;
  readonly filter: Readonly<Record<string, DrillFilter>>;
  readonly sort?: { readonly field: string; readonly direction: string };
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Returns the URL of a row's list. Null if the row lacks a filter value, because a list wider than the figure would mislead. One end of a
 * range may be open, not both.
 */
export function drillPath({ resource, filter, sort }: Drill, row: ReportRow, params: Params): string | null {
  const asked = drillFilter(filter, row, params);
  return asked && listPath(resource, asked, sort && { field: sort.field, order: sort.direction });
}

/** Returns the filter of that list; null when the row lacks one of its values. */
export function drillFilter(filter: Drill['filter'], row: ReportRow, params: Params): ListFilter | null {
  const asked: Record<string, ListFilter[string]> = {};
  for (const [path, said] of Object.entries(filter)) {
    const value = filterValue(said, row, params);
    if (value === null) return null;
    if (value !== undefined) asked[path] = value as ListFilter[string];
  }
  return asked;
}

/** Resolves a drill value: null if the row has none, undefined if the parameter was not given. */
export function drillValue(said: DrillValue, row: ReportRow, params: Params): unknown {
  if (typeof said !== 'object') return said;
  if ('field' in said) return row[said.field] ?? null;
  const given = params[said.parameter];
  // A parameter that is off or empty does not filter.
  return given === null || given === '' || given === false ? undefined : given;
}

function filterValue(said: DrillFilter, row: ReportRow, params: Params): unknown {
  if (typeof said !== 'object' || isList(said) || 'field' in said || 'parameter' in said)
    return isList(said) ? said : drillValue(said, row, params);
  if ('values' in said)
    return drillValue({ parameter: said.unless }, row, params) === undefined ? said.values : undefined;
  const ends = Object.entries(said).map(([bound, value]) => [bound, drillValue(value, row, params)] as const);
  const bounds = ends.filter(([, end]) => end !== null && end !== undefined);
  if (bounds.length > 0) return Object.fromEntries(bounds);
  return ends.some(([, end]) => end === null) ? null : undefined;
}

const isList = (said: DrillFilter): said is readonly (string | number)[] => Array.isArray(said);
