import { useQuery } from '@tanstack/react-query';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { openingKey } from '#platform/web/ui/resource/opening-key';
import { usePatientCalls, type Summary } from './usePatientCalls';

/**
 * Summary of a patient's chart. The page that read the record caches it; a record read alone, as below a form, triggers a request. Empty
 * for users who may not see charts, or not this one.
 */
export function useSummary(pacienteId: number) {
  const calls = usePatientCalls();
  const enabled = usePermission('expediente.ver');
  return {
    enabled,
    ...useQuery<Summary | null>({
      queryKey: openingKey('paciente', pacienteId),
      queryFn: async ({ signal }) => (await calls.pacienteResumen({ params: { pacienteId }, signal })).data,
      enabled,
      // The page refreshes it whenever it reads the record anew.
      refetchOnMount: false,
    }),
  };
}
