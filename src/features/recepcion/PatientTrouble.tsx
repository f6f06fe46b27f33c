import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Paciente } from '../../../generated/shared/types/paciente.gen';
import { recordPath } from '../../shared/record-path';
import type { QueueVisit } from './useQueue';

interface PatientTroubleProps {
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly queued: readonly QueueVisit[];
}

/** What stands in the way of a visit, or should be put right while the patient is at the counter. */
export function PatientTrouble({ pacienteId, unidadId, queued }: PatientTroubleProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['paciente', 'getOne', { id: String(pacienteId) }, 'avisos'],
    queryFn: async ({ signal }) =>
      (await provider.getOne('paciente', { id: pacienteId, signal })).data as unknown as Partial<Paciente>,
  });
  const already = queued.find((each) => each.pacienteId === pacienteId);
  const { estatus, avisoPrivacidad, alergias, alergiasNegadas } = data ?? {};
  const gone = estatus === 'FALLECIDO' || estatus === 'FUSIONADO';
  const told = data
    ? [
        ...(already ? [translate('queue.trouble.queued', { turn: already.turnoNumero ?? '—' })] : []),
        ...(gone ? [translate(`queue.trouble.${estatus}`)] : []),
        ...(data.unidadId !== unidadId
          ? [translate('queue.trouble.elsewhere', { unit: data.unidadNombre ?? '' })]
          : []),
        ...('avisoPrivacidad' in data && !avisoPrivacidad?.aceptado ? [translate('queue.trouble.privacy')] : []),
        ...('alergias' in data && !alergiasNegadas && !alergias?.length ? [translate('queue.trouble.allergies')] : []),
        ...(data.provisional ? [translate('queue.trouble.provisional')] : []),
      ]
    : [];
  if (told.length === 0) return null;
  return (
    <Alert severity={already || gone ? 'error' : 'warning'} role="status">
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link to={recordPath.show('paciente', pacienteId)}>{translate('queue.trouble.open')}</Link>
    </Alert>
  );
}
