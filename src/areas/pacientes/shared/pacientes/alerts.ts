import type { Paciente } from '#generated/shared/types.gen';
import type { PacienteResumenAnswer } from '#generated/shared/operations.gen';

export type PatientAlert = PacienteResumenAnswer['alertas'][number];

type Known = Pick<Paciente, 'alergias' | 'alergiasNegadas' | 'embarazo' | 'provisional' | 'avisoPrivacidad'>;

/**
 * Returns the alerts for everyone who opens a chart (DOMAIN a.4, `alertas`). Unasked allergies are a separate alert, distinct from none.
 * Fields that the reader may not read give no alert.
 */
export function alertsOf(patient: Partial<Known>): PatientAlert[] {
  const { alergias, alergiasNegadas, embarazo, provisional, avisoPrivacidad } = patient;
  const active = alergias?.filter(({ estado }) => estado === 'ACTIVA') ?? [];
  const isAsked = alergias === undefined || active.length > 0 || alergiasNegadas === true;
  return [
    ...given<PatientAlert>(
      active.some(({ gravedad }) => gravedad === 'GRAVE'),
      'ALERGIA_GRAVE',
    ),
    ...given<PatientAlert>(!isAsked, 'SIN_PREGUNTAR_ALERGIAS'),
    ...given<PatientAlert>(
      embarazo?.activo === true,
      embarazo?.altoRiesgo === true ? 'GESTACION_ALTO_RIESGO' : 'EMBARAZO',
    ),
    ...given<PatientAlert>(provisional === true, 'PROVISIONAL'),
    ...given<PatientAlert>(avisoPrivacidad !== undefined && avisoPrivacidad?.aceptado !== true, 'SIN_AVISO_PRIVACIDAD'),
  ];
}

const given = <T>(holds: boolean, value: T): readonly T[] => (holds ? [value] : []);
