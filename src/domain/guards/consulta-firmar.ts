import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { isFilled } from '../../shared/paths';
import { issueAt } from './issue-at';

/** What a note must say before it is signed: NOM-004-SSA3-2012, 6.1 and 6.2. */
const NEEDED = [
  'motivoConsulta',
  'padecimientoActual',
  'exploracionFisica',
  'diagnosticos',
  'pronostico',
  'tratamientoIndicaciones',
] as const;

export const consultaFirmar: Guards['consultaFirmar'] = (document) => [
  ...NEEDED.flatMap((field) => issueAt(!isFilled(document[field]), field, 'REQUERIDO')),
  ...issueAt(
    isFilled(document.diagnosticos) && document.diagnosticos?.filter(({ tipo }) => tipo === 'PRINCIPAL').length !== 1,
    'diagnosticos',
    'UN_DIAGNOSTICO_PRINCIPAL',
  ),
];
