import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnCall,
  isWaiting,
  queueOrder,
  TRIAGE_ORDER,
  triageRank,
  type Waiting,
} from '#areas/consulta/shared/consulta/queue-order';

const at = (minute: number) => `2026-03-01T14:${String(minute).padStart(2, '0')}:00Z`;
const visit = (values: Partial<Waiting>): Waiting => ({
  estatus: 'EN_ESPERA',
  triage: null,
  turnoNumero: 1,
  llamadas: 0,
  llamadaA: null,
  ultimaLlamada: null,
  ...values,
});
const called = (minute: number, values: Partial<Waiting> = {}) =>
  visit({ llamadas: 1, llamadaA: 'Consultorio 3', ultimaLlamada: at(minute), ...values });
const someone: fc.Arbitrary<Waiting> = fc.record({
  estatus: fc.constantFrom('EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA', 'EN_CONSULTA', 'EN_FARMACIA'),
  triage: fc.constantFrom(...TRIAGE_ORDER, null),
  turnoNumero: fc.integer({ min: 1, max: 99 }),
  llamadas: fc.integer({ min: 0, max: 4 }),
  llamadaA: fc.constantFrom('Consultorio 3', null),
  ultimaLlamada: fc.integer({ min: 0, max: 59 }).map(at),
});

describe('the queue', () => {
  it('orders waiting patients by triage, in a thousand random queues', () => {
    fc.assert(
      fc.property(fc.array(someone, { minLength: 2, maxLength: 12 }), (people) => {
        const ranks = people
          .toSorted(queueOrder)
          .filter(isWaiting)
          .map(({ triage }) => triageRank(triage));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      { numRuns: 1000 },
    );
  });

  it('has called patients on top, the last call first, in a thousand random queues', () => {
    fc.assert(
      fc.property(fc.array(someone, { minLength: 2, maxLength: 12 }), (people) => {
        const sorted = people.toSorted(queueOrder);
        const top = sorted.filter(isOnCall);
        expect(sorted.slice(0, top.length)).toEqual(top);
        const times = top.map(({ ultimaLlamada }) => ultimaLlamada!);
        expect(times).toEqual(times.toSorted().toReversed());
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[string, Waiting, Waiting]>([
    ['the more urgent', visit({ triage: 'NARANJA', turnoNumero: 9 }), visit({ triage: 'AMARILLO' })],
    ['a consultation before what can wait longest', visit({ turnoNumero: 9 }), visit({ triage: 'AZUL' })],
    ['the earlier turn', visit({ turnoNumero: 1 }), visit({ turnoNumero: 2 })],
    ['the called one before a more urgent one who waits', called(1, { triage: 'AZUL' }), visit({ triage: 'ROJO' })],
    ['a red patient called three times', called(1, { triage: 'ROJO', llamadas: 3 }), visit({ triage: 'AZUL' })],
    ['the later of two calls', called(9, { turnoNumero: 9 }), called(2)],
    [
      'a red patient back to waiting before a yellow one',
      visit({ triage: 'ROJO', llamadas: 3, ultimaLlamada: at(9), turnoNumero: 9 }),
      visit({ triage: 'AMARILLO' }),
    ],
    [
      'of one triage a patient not called before one back to waiting',
      visit({ turnoNumero: 9 }),
      visit({ llamadas: 1, ultimaLlamada: at(1) }),
    ],
    ['a patient who waits before one with the physician', visit({ turnoNumero: 9 }), visit({ estatus: 'EN_CONSULTA' })],
  ])('puts first %s', (_what, first, second) => {
    expect(Math.sign(queueOrder(first, second))).toBe(-1);
    expect(Math.sign(queueOrder(second, first))).toBe(1);
  });
});
