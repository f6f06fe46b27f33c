import { describe, expect, it } from 'vitest';
import { isWithinHours, type Booked } from '#areas/agenda/shared/agenda/is-within-hours';
import type { OpeningHours } from '#areas/agenda/shared/agenda/slots';

const ZONE = 'America/Monterrey';
/** Tuesday 3 March 2026, 08:00 to 14:00. Monterrey is six hours behind UTC. */
const TUESDAY: OpeningHours = {
  horarioId: 1,
  nucleoId: null,
  diaSemana: 'MARTES',
  inicio: '08:00',
  fin: '14:00',
  duracionMin: 20,
  cupo: 1,
};
const at = (from: string, to: string, anden: string | null = null): Booked => ({
  inicio: `2026-03-03T${from}:00-06:00`,
  fin: `2026-03-03T${to}:00-06:00`,
  anden,
});

describe('an appointment within hours', () => {
  it.each<[string, boolean, Booked, readonly Partial<OpeningHours>[]]>([
    ['at their beginning', true, at('08:00', '08:20'), [{}]],
    ['at their end', true, at('13:40', '14:00'), [{}]],
    ['begun before them', false, at('07:50', '08:10'), [{}]],
    ['ended after them', false, at('13:50', '14:10'), [{}]],
    ['on another day of the week', false, at('08:00', '08:20'), [{ diaSemana: 'LUNES' }]],
    ['before their validity', false, at('08:00', '08:20'), [{ vigenciaDesde: '2026-03-04' }]],
    ['on the first day of their validity', true, at('08:00', '08:20'), [{ vigenciaDesde: '2026-03-03' }]],
    ['after their validity', false, at('08:00', '08:20'), [{ vigenciaHasta: '2026-03-02' }]],
    ['on the last day of their validity', true, at('08:00', '08:20'), [{ vigenciaHasta: '2026-03-03' }]],
    ['on a day off', false, at('08:00', '08:20'), [{ excepciones: [{ fecha: '2026-03-03' }] }]],
    ['on another day off', true, at('08:00', '08:20'), [{ excepciones: [{ fecha: '2026-03-10' }] }]],
    [
      'in the other hours of a day',
      true,
      at('16:00', '16:20'),
      [{ excepciones: [{ fecha: '2026-03-03', inicio: '16:00', fin: '18:00' }] }],
    ],
    [
      'outside the other hours of a day',
      false,
      at('08:00', '08:20'),
      [{ excepciones: [{ fecha: '2026-03-03', inicio: '16:00', fin: '18:00' }] }],
    ],
    ['over two hours that follow one another', true, at('10:50', '11:10'), [{ fin: '11:00' }, { inicio: '11:00' }]],
    ['over a gap', false, at('10:50', '11:10'), [{ fin: '11:00' }, { inicio: '11:05' }]],
    ['of its dock', true, at('08:00', '08:20', 'A'), [{ anden: 'A' }]],
    ['of another dock', false, at('08:00', '08:20', 'B'), [{ anden: 'A' }]],
    ['of no hours', false, at('08:00', '08:20'), []],
    ['at another length of places', true, at('08:20', '08:40'), [{ duracionMin: 30 }]],
  ])('%s: %s', (_what, expected, booked, hours) => {
    expect(
      isWithinHours(
        booked,
        hours.map((each) => ({ ...TUESDAY, ...each })),
        ZONE,
      ),
    ).toBe(expected);
  });
});
