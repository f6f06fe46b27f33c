import { describe, expect, it } from 'vitest';
import { columnsOf, daysOf, isShown, timesOf, type Column } from '#areas/agenda/web/columns';
import { dockColumns, loadOf } from '#areas/agenda/web/dock-columns';
import type { Appointment, Slot } from '#areas/agenda/web/useAgenda';

const ZONE = 'America/Monterrey';
const DAY = '2027-03-01';
const at = (hour: string, day = DAY) => new Date(`${day}T${hour}:00-06:00`).toISOString();
const physicians = [{ personalMedicoId: 1 }, { personalMedicoId: 2 }] as never;
const appointment = (eventoId: number, hour: string, more: object = {}) =>
  ({
    eventoId,
    inicio: at(hour),
    fecha: DAY,
    estatus: 'AUTORIZADA',
    personalMedicoId: 1,
    anden: null,
    ...more,
  }) as unknown as Appointment;
const slot = (hour: string, more: object = {}) =>
  ({ inicio: at(hour), fecha: DAY, anden: null, cupo: 1, cupoLibre: 1, ...more }) as unknown as Slot;
const said = (columns: readonly Column[]) =>
  columns.map(
    ({ key, entries }) => `${key}: ${entries.map((each) => `${each.time} ${each.kind} ${each.key}`).join(', ')}`,
  );

it('a view covers its day, or the week from Monday', () => {
  expect(daysOf('dia', '2027-03-03')).toEqual(['2027-03-03']);
  for (const day of ['2027-03-01', '2027-03-03', '2027-03-07'])
    expect([daysOf('semana', day)[0], daysOf('semana', day).at(-1)]).toEqual(['2027-03-01', '2027-03-07']);
});

it.each([
  ['AUTORIZADA', true],
  ['NO_SE_PRESENTO', true],
  ['CANCELADA', false],
  ['REPROGRAMADA', false],
  ['RECHAZADA', false],
] as const)('an appointment in %s is shown: %s', (estatus, expected) => {
  expect(isShown(appointment(1, '09:00', { estatus }))).toBe(expected);
});

describe('the agenda of physicians', () => {
  const shown = {
    zone: ZONE,
    physicians,
    slots: [[slot('10:00'), slot('08:00'), slot('08:00', { fecha: '2027-03-02' })], [slot('09:00')]],
    appointments: [
      appointment(5, '10:00'),
      appointment(6, '09:30', { personalMedicoId: 2 }),
      appointment(7, '07:00', { fecha: '2027-03-02' }),
      appointment(8, '07:00', { personalMedicoId: null }),
      appointment(9, '07:30', { estatus: 'CANCELADA' }),
    ],
  };

  it('has, for one day, a column for each physician, by time', () => {
    const columns = columnsOf({ ...shown, days: [DAY] });
    expect(said(columns)).toEqual([
      `1: 08:00 free h1 ${at('08:00')}, 10:00 appointment e5, 10:00 free h1 ${at('10:00')}`,
      `2: 09:00 free h2 ${at('09:00')}, 09:30 appointment e6`,
    ]);
    expect(columns.map(({ day, physician }) => [day, physician?.personalMedicoId])).toEqual([
      [null, 1],
      [null, 2],
    ]);
    expect(timesOf(columns)).toEqual(['08:00', '09:00', '09:30', '10:00']);
  });

  it('has, for several days, a column for each day, with all physicians', () => {
    const columns = columnsOf({ ...shown, days: [DAY, '2027-03-02'] });
    expect(columns.map(({ key, day, physician, entries }) => [key, day, physician, entries.length])).toEqual([
      [DAY, DAY, null, 5],
      ['2027-03-02', '2027-03-02', null, 2],
    ]);
  });
});

describe('the agenda of docks', () => {
  const shown = {
    zone: ZONE,
    days: [DAY],
    docks: ['A', 'B'],
    slots: [
      slot('09:00', { anden: 'A' }),
      slot('10:00', { anden: 'A', cupoLibre: 0 }),
      slot('07:00', { anden: 'A' }),
      slot('11:00', { anden: 'B' }),
    ],
    appointments: [
      appointment(5, '08:00', { anden: 'B' }),
      appointment(6, '08:00', { anden: 'B', estatus: 'RECHAZADA' }),
    ],
    now: Date.parse(at('07:00')),
  };

  it('offers slots with room that have not begun, dock by dock', () => {
    expect(said(dockColumns(shown))).toEqual([
      `A: 09:00 free hA ${at('09:00')}`,
      `B: 08:00 appointment e5, 11:00 free hB ${at('11:00')}`,
    ]);
  });

  it('has a column for appointments without a dock, or at a dock without hours', () => {
    const keys = (more: object) => dockColumns({ ...shown, ...more }).map(({ key, dock }) => [key, dock]);
    expect(keys({ docks: ['A'] })).toEqual([
      ['A', 'A'],
      ['sin-anden', null],
    ]);
    expect(keys({ docks: [], slots: [], appointments: [] })).toEqual([['sin-anden', null]]);
    expect(keys({ slots: [], appointments: [] })).toEqual([
      ['A', 'A'],
      ['B', 'B'],
    ]);
    expect(keys({ appointments: [appointment(5, '08:00')] })).toContainEqual(['sin-anden', null]);
  });

  it('has, for several days, a column for each day, with all docks', () => {
    const columns = dockColumns({ ...shown, days: [DAY, '2027-03-02'] });
    expect(columns.map(({ key, day, dock, entries }) => [key, day, dock, entries.length])).toEqual([
      [DAY, DAY, null, 3],
      ['2027-03-02', '2027-03-02', null, 0],
    ]);
  });

  it.each([
    ['nothing', [], [], { places: 0, taken: 0 }],
    ['free places', [slot('09:00', { cupo: 2, cupoLibre: 2 })], [], { places: 2, taken: 0 }],
    ['a taken place', [slot('09:00', { cupo: 3, cupoLibre: 1 })], [], { places: 3, taken: 2 }],
    ['what is over', [slot('09:00', { cupo: 3, cupoLibre: 3 })], [appointment(5, '07:00')], { places: 3, taken: 1 }],
    [
      'more than there is room for',
      [slot('09:00')],
      [appointment(5, '07:00'), appointment(6, '07:00')],
      { places: 1, taken: 1 },
    ],
    [
      'another day',
      [slot('09:00', { fecha: '2027-03-02' })],
      [appointment(5, '07:00', { fecha: '2027-03-02' })],
      { places: 0, taken: 0 },
    ],
    [
      'what was called off',
      [slot('09:00')],
      [appointment(5, '07:00', { estatus: 'CANCELADA' })],
      { places: 1, taken: 0 },
    ],
  ])('a day with %s counts its places', (_, slots, appointments, expected) => {
    expect(loadOf(slots, appointments, DAY)).toEqual(expected);
  });
});
