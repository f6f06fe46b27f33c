import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/web/client/api-error';
import { fetchShift, SHIFT_TTL_MS, type ShiftRights } from '#areas/hospital/web/fetch-shift';
import type { HospitalCalls } from '#areas/hospital/web/useHospital';

const ALL: ShiftRights = { takesSigns: true, seesSigns: true, readsNotes: true, receivesOrders: true };
const NONE: ShiftRights = { takesSigns: false, seesSigns: false, readsNotes: false, receivesOrders: false };

/** A provider for a nurse with these patients, which records its calls. */
function provider(stays: readonly number[], fail: (name: string, stay: number) => Error | null = () => null) {
  const made: string[] = [];
  const calls = new Proxy(
    {},
    {
      get: (_target, name: string) => async (call: { params: { hospitalizacionId?: number; todos?: boolean } }) => {
        const { hospitalizacionId = 0, todos = false } = call.params;
        made.push(`${name} ${todos ? 'todos' : hospitalizacionId}`);
        const error = fail(name, hospitalizacionId);
        if (error) throw error;
        return { data: { pacientes: stays.map((id) => ({ hospitalizacionId: id })) } };
      },
    },
  ) as HospitalCalls;
  const run = (shown: readonly number[] = [], rights = ALL, fetchedAt = new Map<number, number>()) =>
    fetchShift(calls, { rights, shown, fetchedAt, signal: new AbortController().signal });
  return { made, run };
}

const OF_A_PATIENT = [
  'hospitalizacionPacientes',
  'signosContextoEstancia',
  'hospitalizacionSignos',
  'hospitalizacionMinistraciones',
  'hospitalizacionNotas',
];
const refusal = () => new ApiError({ kind: 'HTTP_ERROR', status: 409 } as never);
const unreachable = () => new ApiError({ kind: 'FETCH_ERROR' } as never);

describe('the data of a shift', () => {
  it('are fetched once for each patient of the shift and of the page', async () => {
    const { made, run } = provider([7, 8]);
    expect(await run([8, 9])).toBe(3);
    expect(made.slice(0, 3)).toEqual([
      'hospitalizacionAsignados 0',
      'hospitalizacionAsignados todos',
      'ordenCargoPorRecibir 0',
    ]);
    expect(made.slice(3)).toEqual([7, 8, 9].flatMap((stay) => OF_A_PATIENT.map((name) => `${name} ${stay}`)));
  });

  it('contain no more than the person may read', async () => {
    const { made, run } = provider([7]);
    await run([], NONE);
    expect(made.slice(2)).toEqual(['hospitalizacionPacientes 7']);
  });

  it('continue with the next after a refusal', async () => {
    const { made, run } = provider([7, 8], (name, stay) =>
      name === 'signosContextoEstancia' && stay === 7 ? refusal() : null,
    );
    expect(await run()).toBe(2);
    expect(made).toContain('hospitalizacionNotas 7');
    expect(made).toContain('hospitalizacionNotas 8');
  });

  it('stop where the server is unreachable, and are fetched again afterwards', async () => {
    let down = true;
    const { made, run } = provider([7, 8], (name) => (down && name === 'hospitalizacionSignos' ? unreachable() : null));
    const fetchedAt = new Map<number, number>();
    await expect(run([], ALL, fetchedAt)).rejects.toMatchObject({ kind: 'FETCH_ERROR' });
    expect(made).not.toContain('hospitalizacionPacientes 8');
    down = false;
    expect(await run([], ALL, fetchedAt)).toBe(2);
    expect(made.filter((call) => call === 'hospitalizacionNotas 7')).toHaveLength(1);
  });

  it('are fetched again only once they are old', async () => {
    const { made, run } = provider([7, 8]);
    await run(
      [],
      ALL,
      new Map([
        [7, Date.now()],
        [8, Date.now() - SHIFT_TTL_MS - 1],
      ]),
    );
    expect(made).not.toContain('hospitalizacionNotas 7');
    expect(made).toContain('hospitalizacionNotas 8');
  });

  it('cover 60 patients at most', async () => {
    const { made, run } = provider(Array.from({ length: 80 }, (_each, index) => index + 1));
    expect(await run()).toBe(60);
    expect(made.filter((call) => call.startsWith('hospitalizacionNotas'))).toHaveLength(60);
  });
});
