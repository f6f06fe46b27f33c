import { describe, expect, it } from 'vitest';
import { eventoIniciar } from '#areas/agenda/shared/evento/guard-iniciar';
import { eventoLlegar } from '#areas/agenda/shared/evento/guard-llegar';
import { isArrivalTime } from '#areas/agenda/shared/evento/guard-iniciar';

const INICIO = '2026-03-10T15:00:00Z';
const context = (now: string) => ({ today: '2026-03-10', now, usuarioId: 1 });
const late = [{ campo: 'inicio', codigo: 'LLEGADA_FUERA_DE_HORA', params: { horas: 2 } }];

/** DOMAIN b.6: an arrival can be registered from two hours before the appointment to two hours after it. */
describe('an arrival', () => {
  it.each([
    ['2026-03-10T12:59:59.999Z', false],
    ['2026-03-10T13:00:00Z', true],
    [INICIO, true],
    ['2026-03-10T17:00:00Z', true],
    ['2026-03-10T17:00:00.001Z', false],
    ['2026-03-09T15:00:00Z', false],
    ['2026-03-11T15:00:00Z', false],
  ])('at %s for an appointment at 15:00: %s', (now, isOnTime) => {
    expect(isArrivalTime(INICIO, Date.parse(now))).toBe(isOnTime);
    for (const guard of [eventoIniciar, eventoLlegar])
      expect(guard({ inicio: INICIO } as never, {} as never, context(now) as never)).toEqual(isOnTime ? [] : late);
  });
});
