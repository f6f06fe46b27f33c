import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import { alertsOf, type PatientAlert } from '#areas/pacientes/shared/pacientes/alerts';
import { recordPath } from '#platform/shared/record-path';
import type { QueueVisit } from './useQueue';

/** Alerts of a patient that the reception desk can resolve, with their texts. */
const AT_THE_COUNTER: Readonly<Partial<Record<PatientAlert, string>>> = {
  SIN_AVISO_PRIVACIDAD: 'queue.trouble.privacy',
  SIN_PREGUNTAR_ALERGIAS: 'queue.trouble.allergies',
  PROVISIONAL: 'queue.trouble.provisional',
};

interface PatientTroubleProps {
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly queued: readonly QueueVisit[];
}

/** Renders problems that prevent a visit, or that the reception desk should resolve. */
export function PatientTrouble({ pacienteId, unidadId, queued }: PatientTroubleProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['paciente', 'getOne', { id: String(pacienteId) }, 'avisos'],
    queryFn: async ({ signal }) =>
      (await provider.getOne('paciente', { id: pacienteId, signal })).data as unknown as Partial<Paciente>,
  });
  const already = queued.find((each) => each.pacienteId === pacienteId);
  const { estatus } = data ?? {};
  const gone = estatus === 'FALLECIDO' || estatus === 'FUSIONADO';
  const told = data
    ? [
        ...(already ? [translate('queue.trouble.queued', { turn: already.turnoNumero ?? '—' })] : []),
        ...(gone ? [translate(`queue.trouble.${estatus}`)] : []),
        ...(data.unidadId !== unidadId
          ? [translate('queue.trouble.elsewhere', { unit: data.unidadNombre ?? '' })]
          : []),
        ...alertsOf(data).flatMap((alert) => (AT_THE_COUNTER[alert] ? [translate(AT_THE_COUNTER[alert])] : [])),
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
