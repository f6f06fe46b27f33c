import { describe, expect, it } from 'vitest';
import { doseTimes, isDoseTime, type DoseTimes } from '#areas/hospital/shared/hospital/dose-times';
import { isNoteOverdue, signsDue } from '#areas/hospital/shared/hospital/due';
import { shiftAt, shiftOf, shiftOfStaff, shiftsToHandOver, staffShifts } from '#areas/red/shared/hospital/shifts';
import { toZonedTime } from '#platform/shared/dates/moments';

const ZONE = 'America/Monterrey';
/** A moment of 10 March 2026 in Monterrey, which is six hours behind UTC all year. */
const local = (time: string, day = '2026-03-10') => new Date(`${day}T${time}-06:00`);
const seconds = (moment: string) => moment.replace('.000Z', 'Z');
const iso = (time: string, day = '2026-03-10') => local(time, day).toISOString();

describe('the shift', () => {
  it.each([
    ['06:59:59', 'NOCTURNO', '2026-03-09'],
    ['07:00:00', 'MATUTINO', '2026-03-10'],
    ['13:59:59', 'MATUTINO', '2026-03-10'],
    ['14:00:00', 'VESPERTINO', '2026-03-10'],
    ['20:59:59', 'VESPERTINO', '2026-03-10'],
    ['21:00:00', 'NOCTURNO', '2026-03-10'],
    ['23:59:59', 'NOCTURNO', '2026-03-10'],
    ['00:00:00', 'NOCTURNO', '2026-03-09'],
  ])('at %s is %s of %s', (time, turno, fecha) => {
    expect(shiftAt(local(time), ZONE)).toMatchObject({ turno, fecha });
  });

  it.each([
    ['MATUTINO', iso('07:00:00'), iso('14:00:00')],
    ['VESPERTINO', iso('14:00:00'), iso('21:00:00')],
    ['NOCTURNO', iso('21:00:00'), iso('07:00:00', '2026-03-11')],
  ] as const)('%s lasts from %s to %s', (turno, desde, hasta) => {
    expect(shiftOf(turno, '2026-03-10', ZONE)).toMatchObject({
      turno,
      fecha: '2026-03-10',
      desde: seconds(desde),
      hasta: seconds(hasta),
    });
  });

  it.each([
    ['07:00:00', ['NOCTURNO', 'MATUTINO']],
    ['08:59:59', ['NOCTURNO', 'MATUTINO']],
    ['09:00:00', ['MATUTINO', 'NOCTURNO']],
    ['11:00:00', ['MATUTINO', 'NOCTURNO']],
    ['11:00:01', ['MATUTINO']],
  ])('to hand over at %s is %j', (time, shifts) => {
    expect(shiftsToHandOver(local(time), ZONE).map(({ turno }) => turno)).toEqual(shifts);
  });

  it('has its own staff, and those who work through', () => {
    expect(staffShifts('MATUTINO')).toEqual(['MATUTINO', 'JORNADA_ACUMULADA', 'MIXTO']);
    expect(staffShifts('NOCTURNO')).toEqual(['NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO']);
  });

  it.each([
    ['MATUTINO', 'NOCTURNO', 'MATUTINO'],
    ['VESPERTINO', 'MATUTINO', 'VESPERTINO'],
    ['NOCTURNO_B', 'MATUTINO', 'NOCTURNO'],
    ['MIXTO', 'VESPERTINO', 'VESPERTINO'],
  ] as const)('for staff of %s, during %s, is %s', (turno, now, expected) => {
    expect(shiftOfStaff(turno, now)).toBe(expected);
  });
});

/** Royal College of Physicians, NEWS2 (2017), chart 4. The first set of a new patient is due within the hour (DOMAIN b.3, 2). */
describe('the next set of signs', () => {
  const at = local('10:00:00');
  it.each([
    ['of a new patient', null, '11:00:00'],
    ['after a total of 0', { at, total: 0, risk: 'BAJO' }, '22:00:00'],
    ['after a low total', { at, total: 3, risk: 'BAJO' }, '16:00:00'],
    ['after three points of one sign', { at, total: 3, risk: 'BAJO_MEDIO' }, '11:00:00'],
    ['after a total of 5', { at, total: 5, risk: 'MEDIO' }, '11:00:00'],
    ['after a high total', { at, total: 7, risk: 'ALTO' }, '10:30:00'],
    ['after one without a total', { at, total: null, risk: null }, '16:00:00'],
  ] as const)('%s is due at its hour', (_what, last, due) => {
    expect(signsDue(at, last).toISOString()).toBe(iso(due));
  });
});

/** NOM-004-SSA3-2012, 8.3: at least once a day. */
it.each([
  ['24 hours after the admission', null, '10:00:00', false],
  ['a moment later', null, '10:00:00.001', true],
  ['24 hours after the last note', '12:00:00', '12:00:00', false],
  ['a moment after that', '12:00:00', '12:00:00.001', true],
] as const)('the note of the day %s is overdue or not', (_what, last, now, isOverdue) => {
  const admitted = local('10:00:00');
  expect(isNoteOverdue(admitted, last && local(last), local(now, '2026-03-11'))).toBe(isOverdue);
});

describe('the doses of an order', () => {
  const order = (more: Partial<DoseTimes> = {}): DoseTimes => ({ desde: iso('08:00:00'), frecuenciaHoras: 8, ...more });
  const day = [local('00:00:00'), local('00:00:00', '2026-03-11')] as const;
  it.each<[string, DoseTimes, string[]]>([
    ['every 8 hours', order(), ['08:00:00', '16:00:00']],
    ['until one of them, that one included', order({ hasta: iso('16:00:00') }), ['08:00:00', '16:00:00']],
    ['until just before one', order({ hasta: iso('15:59:59') }), ['08:00:00']],
    ['from the day before', order({ desde: iso('23:00:00', '2026-03-09') }), ['07:00:00', '15:00:00', '23:00:00']],
    ['once', order({ frecuenciaHoras: null }), ['08:00:00']],
    ['once, on another day', order({ desde: iso('08:00:00', '2026-03-09'), frecuenciaHoras: null }), []],
    ['when needed', order({ prn: true }), []],
    ['from midnight on', order({ desde: iso('00:00:00'), frecuenciaHoras: 12 }), ['00:00:00', '12:00:00']],
  ])('%s', (_what, given, times) => {
    expect(doseTimes(given, ...day, ZONE)).toEqual(times.map((time) => iso(time)));
  });

  it('end with its suspension', () => {
    expect(doseTimes(order(), ...day, ZONE, local('16:00:00'))).toHaveLength(2);
    expect(doseTimes(order(), ...day, ZONE, local('15:59:59'))).toHaveLength(1);
  });

  it('are due at their exact moment, not a millisecond before or after', () => {
    expect(['15:59:59.999', '16:00:00', '16:00:00.001'].map((time) => isDoseTime(order(), local(time), ZONE))).toEqual([
      false,
      true,
      false,
    ]);
  });

  /**
   * The clocks of the border follow those of the United States (Ley de los Husos Horarios en los Estados Unidos Mexicanos, DOF 28-10-2022,
   * articles 4 and 5; 15 USC 260a): in 2026 they go forward on 8 March and back on 1 November.
   */
  it.each([
    [
      'America/Tijuana',
      8,
      '2026-03-07T16:00Z',
      ['07 08:00', '07 16:00', '08 00:00', '08 08:00', '08 16:00', '09 00:00'],
    ],
    [
      'America/Tijuana',
      24,
      '2026-03-07T16:00Z',
      ['07 08:00', '08 08:00', '09 08:00', '10 08:00', '11 08:00', '12 08:00'],
    ],
    [
      'America/Tijuana',
      12,
      '2026-10-31T15:00Z',
      ['31 08:00', '31 20:00', '01 08:00', '01 20:00', '02 08:00', '02 20:00'],
    ],
    [
      'America/Ciudad_Juarez',
      8,
      '2026-10-31T12:00Z',
      ['31 06:00', '31 14:00', '31 22:00', '01 06:00', '01 14:00', '01 22:00'],
    ],
    [
      'America/Ciudad_Juarez',
      24,
      '2026-03-07T13:30Z',
      ['07 06:30', '08 06:30', '09 06:30', '10 06:30', '11 06:30', '12 06:30'],
    ],
    [
      'America/Ciudad_Juarez',
      48,
      '2026-03-07T13:00Z',
      ['07 06:00', '09 06:00', '11 06:00', '13 06:00', '15 06:00', '17 06:00'],
    ],
    // At 02:00 the clock shows 03:00.
    [
      'America/Tijuana',
      6,
      '2026-03-08T04:00Z',
      ['07 20:00', '08 03:00', '08 08:00', '08 14:00', '08 20:00', '09 02:00'],
    ],
    // Intervals of seven hours do not divide a day, so they count elapsed time.
    [
      'America/Tijuana',
      7,
      '2026-03-08T04:00Z',
      ['07 20:00', '08 04:00', '08 11:00', '08 18:00', '09 01:00', '09 08:00'],
    ],
    [
      'America/Monterrey',
      8,
      '2026-03-07T14:00Z',
      ['07 08:00', '07 16:00', '08 00:00', '08 08:00', '08 16:00', '09 00:00'],
    ],
  ])('in %s every %d h from %s keep their local hour', (zone, frecuenciaHoras, desde, shown) => {
    const given = { desde: new Date(desde).toISOString(), frecuenciaHoras };
    const moments = doseTimes(given, new Date(desde), new Date(Date.parse(desde) + 20 * 24 * 60 * 60 * 1000), zone);
    const told = moments.slice(0, shown.length).map((moment) => toZonedTime(moment, zone)!);
    expect(told.map(({ date, time }) => `${date.slice(8)} ${time.slice(0, 5)}`)).toEqual(shown);
    expect(moments.every((moment) => isDoseTime(given, new Date(moment), zone))).toBe(true);
    // A later page of the record shows the same moments.
    expect(doseTimes(given, new Date(moments[3]!), new Date(moments[5]!), zone)).toEqual(moments.slice(3, 5));
  });
});
