import { useQuery } from '@tanstack/react-query';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { openingKey } from '#platform/web/ui/resource/opening-key';
import { usePatientCalls, type Summary } from './usePatientCalls';

/**
 * Fetches the summary of a patient's chart. A page that read the record has cached it; a record without its page, as below a form, triggers
 * a request. Empty for users who may not see charts, or not this one.
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
      // The page refreshes it whenever it rereads the record.
      refetchOnMount: false,
    }),
  };
}
