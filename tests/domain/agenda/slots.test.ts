import { describe, expect, it } from 'vitest';
import { isHoliday } from '#areas/agenda/shared/agenda/holidays';
import { freeSlots, slotsOfDay, type OpeningHours } from '#areas/agenda/shared/agenda/slots';
import { horario } from '#areas/agenda/shared/horario/rules';

const SALTILLO = 'America/Monterrey';
const BORDER = 'America/Matamoros';

const hours = (more: Partial<OpeningHours> = {}): OpeningHours => ({
  horarioId: 1,
  nucleoId: null,
  diaSemana: 'LUNES',
  inicio: '08:00',
  fin: '10:00',
  duracionMin: 30,
  cupo: 1,
  ...more,
});
const times = (own: OpeningHours, day: string, zone = SALTILLO) =>
  slotsOfDay(own, day, zone).map(({ inicio }) => inicio);

describe('the slots of a day', () => {
  it.each([
    ['whole slots', {}, ['14:00', '14:30', '15:00', '15:30']],
    ['what is left over is none', { fin: '09:15' }, ['14:00', '14:30']],
    ['hours shorter than a slot', { fin: '08:20' }, []],
    ['another day of the week', { diaSemana: 'MARTES' }, []],
    ['before they are in force', { vigenciaDesde: '2026-06-09' }, []],
    ['after they were in force', { vigenciaHasta: '2026-06-07' }, []],
    [
      'on the first day in force, which is the last',
      { vigenciaDesde: '2026-06-08', vigenciaHasta: '2026-06-08', fin: '08:30' },
      ['14:00'],
    ],
    ['a day off', { excepciones: [{ fecha: '2026-06-08' }] }, []],
    ['another day off', { excepciones: [{ fecha: '2026-06-15' }], fin: '08:30' }, ['14:00']],
    ['other hours', { excepciones: [{ fecha: '2026-06-08', inicio: '16:00', fin: '17:00' }] }, ['22:00', '22:30']],
    [
      'hours in two parts',
      {
        excepciones: [
          { fecha: '2026-06-08', inicio: '08:00', fin: '08:30' },
          { fecha: '2026-06-08', inicio: '12:00', fin: '12:30' },
        ],
      },
      ['14:00', '18:00'],
    ],
  ] satisfies [string, Partial<OpeningHours>, string[]][])('%s', (_what, more, expected) => {
    expect(times(hours(more), '2026-06-08')).toEqual(expected.map((time) => `2026-06-08T${time}:00.000Z`));
  });

  it('has none on a public holiday, unless the day has its own hours', () => {
    const holiday = hours({ diaSemana: 'MIERCOLES' });
    expect(times(holiday, '2026-09-16')).toEqual([]);
    const worked = { ...holiday, excepciones: [{ fecha: '2026-09-16', inicio: '09:00', fin: '09:30' }] };
    expect(times(worked, '2026-09-16')).toEqual(['2026-09-16T15:00:00.000Z']);
  });

  it.each([
    // Saltillo has had no summer time since 2022; the border follows the United States.
    ['2026-03-06', '14:00', '14:00'],
    ['2026-03-09', '14:00', '13:00'],
    ['2026-10-30', '14:00', '13:00'],
    ['2026-11-03', '14:00', '14:00'],
  ])('begins at eight o’clock of the unit on %s', (day, saltillo, border) => {
    const every = (zone: string) =>
      ['LUNES', 'MARTES', 'VIERNES'].flatMap((diaSemana) => times(hours({ diaSemana, fin: '08:30' }), day, zone));
    expect(every(SALTILLO)).toEqual([`${day}T${saltillo}:00.000Z`]);
    expect(every(BORDER)).toEqual([`${day}T${border}:00.000Z`]);
  });

  it('omits the hour that the border clock skips, and has the repeated hour once', () => {
    const night = hours({ diaSemana: 'DOMINGO', inicio: '01:00', fin: '04:00', duracionMin: 60 });
    expect(times(night, '2026-03-08', BORDER)).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z']);
    expect(times(night, '2026-03-08', SALTILLO)).toHaveLength(3);
    expect(times(night, '2026-11-01', BORDER)).toEqual([
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
      '2026-11-01T09:00:00.000Z',
    ]);
  });
});

describe('public holidays', () => {
  it.each([
    ['2026-01-01', true],
    ['2026-02-02', true],
    ['2026-02-05', false],
    ['2026-03-16', true],
    ['2026-03-21', false],
    ['2026-05-01', true],
    ['2026-09-16', true],
    ['2026-11-16', true],
    ['2026-11-20', false],
    ['2026-12-25', true],
    ['2024-10-01', true],
    ['2026-10-01', false],
    ['2030-10-01', true],
    ['2026-12-12', false],
  ])('%s: %s', (day, expected) => expect(isHoliday(day)).toBe(expected));
});

describe('free slots', () => {
  const window = { from: '2026-06-08', to: '2026-06-08', zone: SALTILLO, now: new Date('2026-06-01T00:00:00Z') };
  const busy = (from: string, to: string) => ({ inicio: `2026-06-08T${from}:00Z`, fin: `2026-06-08T${to}:00Z` });
  const free = (own: readonly OpeningHours[], taken: Parameters<typeof freeSlots>[1], more = {}) =>
    freeSlots(own, taken, { ...window, ...more }).map(({ inicio, cupoLibre }) => [inicio.slice(11, 16), cupoLibre]);

  it('counts the remaining places of each slot', () => {
    const taken = [busy('14:00', '14:30'), busy('14:00', '14:30'), busy('15:00', '15:30')];
    expect(free([hours({ cupo: 2 })], taken)).toEqual([
      ['14:30', 2],
      ['15:00', 1],
      ['15:30', 2],
    ]);
  });

  it('excludes overlapping slots when the hours have changed since the booking', () => {
    expect(free([hours()], [busy('14:20', '14:40')])).toEqual([
      ['15:00', 1],
      ['15:30', 1],
    ]);
  });

  it('leaves out slots that have begun, even at this moment', () => {
    expect(free([hours()], [], { now: new Date('2026-06-08T14:30:00Z') })).toEqual([
      ['15:00', 1],
      ['15:30', 1],
    ]);
  });

  it('has a time once when opening hours overlap, with the places of one of them', () => {
    expect(
      free([hours({ fin: '08:30' }), hours({ horarioId: 2, fin: '08:30', cupo: 3 })], [busy('14:00', '14:30')]),
    ).toEqual([['14:00', 2]]);
  });

  it('covers all days, including the last', () => {
    const both = [hours({ fin: '08:30' }), hours({ diaSemana: 'MARTES', fin: '08:30' })];
    expect(freeSlots(both, [], { ...window, to: '2026-06-15' }).map(({ fecha }) => fecha)).toEqual([
      '2026-06-08',
      '2026-06-09',
      '2026-06-15',
    ]);
  });
});

describe('the rule of opening hours', () => {
  const right = { personalMedicoId: 1, inicio: '08:00', fin: '14:00', duracionMin: 20 };
  it.each([
    [{}, []],
    [{ almacenId: 2 }, ['HORARIO_DE_UNO']],
    [{ personalMedicoId: null }, ['HORARIO_DE_UNO']],
    [{ fin: '08:15' }, ['HORARIO_SIN_LUGAR']],
    [{ excepciones: [{ fecha: '2026-01-02' }] }, []],
    [{ excepciones: [{ fecha: '2026-01-02', inicio: '08:00' }] }, ['EXCEPCION_SIN_HORAS']],
    [{ excepciones: [{ fecha: '2026-01-02', inicio: '08:00', fin: '08:10' }] }, ['HORARIO_SIN_LUGAR']],
  ])('%j: %j', (more, codes) =>
    expect(horario({ ...right, ...more }, '2026-01-01').map(({ codigo }) => codigo)).toEqual(codes),
  );
});
