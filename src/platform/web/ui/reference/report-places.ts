import { createContext, useContext, useMemo } from 'react';
import type { ListParameterValues } from '#platform/shared/list-filter';
import { REPORT_PLACES } from '#platform/shared/report-places';

const NONE: readonly string[] = [];

const ReportPlaces = createContext(NONE);
/** Provides the permissions of the report or board inside. Its pickers offer only places within the scope of each permission. */
export const ReportPlacesProvider = ReportPlaces.Provider;

/** Returns list parameters for places within the scope of permissions: `{ alcanceDe: 'reporte.farmacia' }`. */
export const placeParameters = (reference: string, permissions: readonly string[]): ListParameterValues | undefined =>
  permissions.length > 0 && REPORT_PLACES.has(reference) ? { alcanceDe: permissions.join(',') } : undefined;

/** Returns the parameters of a picker's list, restricted to the places of the surrounding report. */
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
