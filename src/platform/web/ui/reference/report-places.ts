import { createContext, useContext, useMemo } from 'react';
import type { ListParameterValues } from '#platform/shared/list-filter';
import { REPORT_PLACES } from '#platform/shared/report-places';

const NONE: readonly string[] = [];

const ReportPlaces = createContext(NONE);
/** Permissions of the report or board inside: its pickers offer the places that each of them covers. */
export const ReportPlacesProvider = ReportPlaces.Provider;

/** List parameters for places that permissions cover: `{ alcanceDe: 'reporte.farmacia' }`. */
export const placeParameters = (reference: string, permissions: readonly string[]): ListParameterValues | undefined =>
  permissions.length > 0 && REPORT_PLACES.has(reference) ? { alcanceDe: permissions.join(',') } : undefined;

/** Adds the places that the report around covers to the parameters of a picker's list. */
export function usePlaceParameters(
  reference: string,
  parameters: ListParameterValues | undefined,
): ListParameterValues | undefined {
  const permissions = useContext(ReportPlaces);
  return useMemo(() => {
    const places = placeParameters(reference, permissions);
    return places ? { ...parameters, ...places } : parameters;
  }, [reference, permissions, parameters]);
}
