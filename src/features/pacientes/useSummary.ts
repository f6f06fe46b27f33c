import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { usePermission } from '../../ui/access/PermissionsContext';
import { usePatientCalls } from './usePatientCalls';

/** The head of a patient's chart, asked for once by all that show some of it; nothing for whoever may not see charts. */
export function useSummary(pacienteId: number) {
  const calls = usePatientCalls();
  const [locale] = useLocaleState();
  const enabled = usePermission('expediente.ver');
  return {
    enabled,
    ...useQuery({
      queryKey: ['paciente', 'resumen', pacienteId, locale],
      queryFn: async ({ signal }) => (await calls.pacienteResumen({ params: { pacienteId }, signal })).data,
      enabled,
    }),
  };
}
