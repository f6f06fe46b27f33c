import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../ui/access/PermissionsContext';
import { openingKey } from '../../ui/resource/opening-key';
import { usePatientCalls, type Summary } from './usePatientCalls';

/**
 * What a patient's chart opened with, kept by the page that read the record along with it; asked for where the record was read by itself, as below a form.
 * Nothing for whoever may not see charts, or not this one.
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
