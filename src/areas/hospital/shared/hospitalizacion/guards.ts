import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled, isObject } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

const DAY_MS = 24 * 60 * 60 * 1000;

const momentOf = (moment: string | null | undefined): number | null => (moment ? Date.parse(moment) : null);
const isLater = (moment: string | null | undefined, now: string) => (momentOf(moment) ?? 0) > Date.parse(now);
const part = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Requires that the patient's identity was verified twice before admission to a bed (DOMAIN b.3, 2). */
export const hospitalizacionIngresar: GuardsOf<'hospitalizacion'>['ingresar'] = (document, input, { now }) => [
  ...issueAt(!input.identidadVerificada, 'identidadVerificada', 'IDENTIDAD_SIN_VERIFICAR'),
  ...issueAt(isLater(document.fechaIngreso, now), 'fechaIngreso', 'FECHA_FUTURA'),
];

/** Checks the requirements of each discharge reason (DOMAIN a.4, alta). */
export const hospitalizacionAltaMedica: GuardsOf<'hospitalizacion'>['altaMedica'] = (document, input) => [
  ...issueAt(input.motivoEgreso === 'FUGA', 'motivoEgreso', 'FUGA_ES_DIRECTA'),
  ...issueAt(input.motivoEgreso === 'TRASLADO' && !isFilled(input.unidadDestinoId), 'unidadDestinoId', 'REQUERIDO'),
  ...issueAt(
    isFilled(input.unidadDestinoId) && input.unidadDestinoId === document.unidadId,
    'unidadDestinoId',
    'MISMA_UNIDAD',
  ),
  ...issueAt(
    input.motivoEgreso === 'PASE_OTRO_HOSPITAL' && !isFilled(input.destinoExterno),
    'destinoExterno',
    'REQUERIDO',
  ),
  ...(input.motivoEgreso === 'VOLUNTARIO' ? voluntary(input.voluntaria, false) : []),
  ...(input.motivoEgreso === 'DEFUNCION' ? death(input.defuncion, false) : []),
];

/** Limits the time for reverting a discharge (DOMAIN b.3, 5). */
export const hospitalizacionRevertir: GuardsOf<'hospitalizacion'>['revertir'] = (document, _input, { now }) =>
  issueAt(
    Date.parse(now) - (momentOf(document.fechaAltaMedica) ?? Date.parse(now)) > DAY_MS,
    '',
    'PREALTA_FUERA_DE_PLAZO',
    { horas: 24 },
  );

/** Requires the documents of a death or of leaving against advice (DOMAIN b.3, 6). */
export const hospitalizacionAlta: GuardsOf<'hospitalizacion'>['alta'] = (document, _input, { now }) => [
  ...leaving(document.fechaIngreso, document.fechaEgreso, now),
  ...(document.motivoEgreso === 'VOLUNTARIO' ? voluntary(document.voluntaria, true) : []),
  ...(document.motivoEgreso === 'DEFUNCION' ? death(document.defuncion, true) : []),
];

/** Allows a discharge without medical discharge only for patients who fled or died (DOMAIN b.3, 7). */
export const hospitalizacionAltaDirecta: GuardsOf<'hospitalizacion'>['altaDirecta'] = (document, input, { now }) => [
  ...issueAt(input.motivoEgreso !== 'FUGA' && input.motivoEgreso !== 'DEFUNCION', 'motivoEgreso', 'ALTA_DIRECTA_SOLO'),
  ...leaving(document.fechaIngreso, document.fechaEgreso, now),
  ...(input.motivoEgreso === 'DEFUNCION' ? death(input.defuncion, true) : []),
];

function leaving(from: string | null | undefined, until: string | null | undefined, now: string) {
  const [begun, ended] = [momentOf(from), momentOf(until)];
  return [
    ...issueAt(isLater(until, now), 'fechaEgreso', 'FECHA_FUTURA'),
    ...issueAt(begun !== null && ended !== null && ended <= begun, 'fechaEgreso', 'EGRESO_ANTES_DE_INGRESO'),
  ];
}

function voluntary(value: unknown, isFinal: boolean) {
  return [
    ...issueAt(!isFilled(part(value, 'responsable')), 'voluntaria.responsable', 'REQUERIDO'),
    ...issueAt(!isFilled(part(value, 'parentesco')), 'voluntaria.parentesco', 'REQUERIDO'),
    ...issueAt(isFinal && !isFilled(part(value, 'documento')), 'voluntaria.documento', 'REQUERIDO'),
  ];
}

function death(value: unknown, isFinal: boolean) {
  return [
    ...issueAt(!isFilled(part(value, 'fechaHora')), 'defuncion.fechaHora', 'REQUERIDO'),
    ...issueAt(!isFilled(part(value, 'causa')), 'defuncion.causa', 'REQUERIDO'),
    ...issueAt(isFinal && !isFilled(part(value, 'folioCertificado')), 'defuncion.folioCertificado', 'REQUERIDO'),
  ];
}
