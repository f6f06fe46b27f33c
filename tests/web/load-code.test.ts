import { describe, expect, it, vi } from 'vitest';
import { loadCode } from '#platform/web/ui/loading/load-code';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/CalendarPopover-1.js');
const answers = () => Promise.resolve();
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

describe('loading a part of the application', () => {
  it('waits for the end of an outage', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(missing));
    let isUp = false;
    const loaded = loadCode(load, () => (isUp ? answers() : silent()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load.mock.calls.length).toBeGreaterThan(3);
    isUp = true;
    load.mockResolvedValue('part');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe('part');
    vi.useRealTimers();
  });

  it('loads again when the server has already returned', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part')).mockRejectedValueOnce(missing);
    expect(await loadCode(load, answers)).toBe('part');
  });

  it('rejects if the server answers without such a file', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(missing));
    await expect(loadCode(load, answers)).rejects.toBe(missing);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks the server itself, bypassing the service worker', async () => {
    const asked = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', asked);
    await loadCode(vi.fn<() => Promise<string>>(() => Promise.resolve('part')).mockRejectedValueOnce(missing));
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/health']);
    vi.unstubAllGlobals();
  });

  it('rejects at once for an error of the part itself', async () => {
    const broken = new ReferenceError('x is not defined');
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(broken));
    await expect(loadCode(load, silent)).rejects.toBe(broken);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
