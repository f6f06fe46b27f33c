import { isFilled, valueAt } from '#platform/shared/paths';
import type { LooseRecord, RecordRule } from '#platform/shared/validation/rule';
import { isAlias } from '../pacientes/alias';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { addDays, displayDate, isDate } from '#platform/shared/dates/days';
import { at, type FindingAt } from '#platform/shared/rules/finding-at';
import { itemsOf } from '#platform/shared/rules/items-of';
import { repeated } from '#platform/shared/rules/repeated';

const ADULT = 18;
/** Ages at which a pregnancy may be recorded (DOMAIN a.4). */
const FERTILE = { from: 9, to: 60 } as const;
/** Maximum duration of a pregnancy: 45 weeks. */
const MAX_PREGNANCY_DAYS = 315;

/**
 * Minors need a contact, unless they are unidentified. Allergies are either listed or denied. Past dates lie between birth and today. A
 * pregnancy must fit sex, age and the calendar. An accepted privacy notice needs a date.
 */
export const paciente: RecordRule = (record, today) => {
  const born = valueAt(record, 'persona.fechaNacimiento');
  const age = ageAt(born, today);
  return [
    ...at(
      age !== null &&
        age.anios < ADULT &&
        record['motivoSinCurp'] !== 'NO_IDENTIFICADO' &&
        !isFilled(record['contactos']),
      'contactos',
      'CONTACTO_MENOR',
    ),
    ...at(
      isAlias(valueAt(record, 'persona.nombre')) && record['motivoSinCurp'] !== 'NO_IDENTIFICADO',
      'motivoSinCurp',
      'ALIAS_MOTIVO',
    ),
    ...at(record['alergiasNegadas'] === true && isFilled(record['alergias']), 'alergiasNegadas', 'ALERGIAS_NEGADAS'),
    ...pastDates(record, 'alergias', 'fecha', born, today),
    ...pastDates(record, 'padecimientosCronicos', 'desde', born, today),
    ...repeated(itemsOf(record, 'padecimientosCronicos'), (item) => item['diagnosticoId']).map((index) => ({
      campo: `padecimientosCronicos.${index}.diagnosticoId`,
      codigo: 'ELEMENTO_REPETIDO',
    })),
    ...checkPregnancy(record, age?.anios ?? null, today),
    ...at(
      valueAt(record, 'avisoPrivacidad.aceptado') === true && !isFilled(valueAt(record, 'avisoPrivacidad.fecha')),
      'avisoPrivacidad.fecha',
      'REQUERIDO',
    ),
    ...pastDate(valueAt(record, 'avisoPrivacidad.fecha'), 'avisoPrivacidad.fecha', born, today),
  ];
};

function checkPregnancy(record: LooseRecord, years: number | null, today: string): readonly FindingAt[] {
  if (valueAt(record, 'embarazo.activo') !== true) return [];
  const lastPeriod = valueAt(record, 'embarazo.fum');
  const earliest = addDays(today, -MAX_PREGNANCY_DAYS);
  return [
    ...at(valueAt(record, 'persona.genero') === 'H', 'embarazo.activo', 'EMBARAZO_GENERO'),
    ...at(years !== null && (years < FERTILE.from || years > FERTILE.to), 'embarazo.activo', 'EMBARAZO_EDAD', {
      desde: FERTILE.from,
      hasta: FERTILE.to,
    }),
    ...at(isAfter(lastPeriod, today), 'embarazo.fum', 'FECHA_FUTURA'),
    ...at(isAfter(earliest, lastPeriod), 'embarazo.fum', 'FECHA_MINIMA', { minima: displayDate(earliest) }),
  ];
}

function pastDates(
  record: LooseRecord,
  list: string,
  field: string,
  born: unknown,
  today: string,
): readonly FindingAt[] {
  return itemsOf(record, list).flatMap((item, index) =>
    pastDate(item[field], `${list}.${index}.${field}`, born, today),
  );
}

/** Requires a date between birth and today. */
function pastDate(date: unknown, path: string, born: unknown, today: string): readonly FindingAt[] {
  return [
    ...at(isAfter(date, today), path, 'FECHA_FUTURA'),
    ...at(isAfter(born, date), path, 'FECHA_MINIMA', { minima: displayDate(born) }),
  ];
}

function isAfter(date: unknown, other: unknown): boolean {
  return isDate(date) && isDate(other) && date > other;
}
