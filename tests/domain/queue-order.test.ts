import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueOrder, TRIAGE_ORDER, triageRank, type Waiting } from '../../src/domain/consulta/queue-order';

const at = (minute: number) => `2026-03-01T14:${String(minute).padStart(2, '0')}:00Z`;
const waiting = (values: Partial<Waiting>): Waiting => ({
  triage: null,
  turnoNumero: 1,
  llamadas: 0,
  ultimaLlamada: null,
  ...values,
});
const someone = fc.record({
  triage: fc.constantFrom(...TRIAGE_ORDER, null),
  turnoNumero: fc.integer({ min: 1, max: 99 }),
  llamadas: fc.integer({ min: 0, max: 2 }),
  ultimaLlamada: fc.integer({ min: 0, max: 59 }).map(at),
});

describe('the queue', () => {
  it('has no red patient below another, in a thousand queues', () => {
    fc.assert(
      fc.property(fc.array(someone, { minLength: 2, maxLength: 12 }), (people) => {
        const ranks = people.toSorted(queueOrder).map(({ triage }) => triageRank(triage));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[string, Partial<Waiting>, Partial<Waiting>]>([
    ['the more urgent', { triage: 'NARANJA', turnoNumero: 9 }, { triage: 'AMARILLO' }],
    ['the more urgent, though called', { triage: 'ROJO', llamadas: 2, ultimaLlamada: at(9) }, { triage: 'NARANJA' }],
    ['a consultation before what can wait longest', { turnoNumero: 9 }, { triage: 'AZUL' }],
    ['the earlier turn', { turnoNumero: 1 }, { turnoNumero: 2 }],
    ['a person who was not called', { turnoNumero: 9 }, { llamadas: 1, ultimaLlamada: at(1) }],
    [
      'the one called longest ago',
      { turnoNumero: 9, llamadas: 2, ultimaLlamada: at(1) },
      { llamadas: 1, ultimaLlamada: at(2) },
    ],
    [
      'a person who may still come, of any urgency',
      { triage: 'AZUL', llamadas: 2, ultimaLlamada: at(9) },
      { triage: 'ROJO', llamadas: 3, ultimaLlamada: at(1) },
    ],
  ])('has first %s', (_what, first, second) => {
    expect(Math.sign(queueOrder(waiting(first), waiting(second)))).toBe(-1);
    expect(Math.sign(queueOrder(waiting(second), waiting(first)))).toBe(1);
  });
});
