import { describe, expect, it } from 'vitest';
import { watchActivity } from '#platform/web/session/idle/activity';

const HOUR = 3_600_000;

function start() {
  let at = 1_000_000_000;
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const tab = () => {
    const target = new EventTarget();
    const activity = watchActivity(
      target,
      storage,
      (idleMs) => idleMs >= HOUR,
      () => at,
    );
    return { activity, input: (kind: string) => target.dispatchEvent(new Event(kind)) };
  };
  return { tab, pass: (ms: number) => (at += ms), storage };
}

describe('watchActivity', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('counts %s as input', (kind) => {
    const { tab, pass } = start();
    const { activity, input } = tab();
    pass(HOUR - 1);
    input(kind);
    pass(10);
    expect(activity.idleMs()).toBe(10);
  });

  it.each(['mousemove', 'pointermove', 'focus', 'visibilitychange'])('does not count %s', (kind) => {
    const { tab, pass } = start();
    const { activity, input } = tab();
    pass(500);
    input(kind);
    expect(activity.idleMs()).toBe(500);
  });

  it('uses the input of the other tabs', () => {
    const { tab, pass } = start();
    const [one, two] = [tab(), tab()];
    pass(HOUR / 2);
    two.input('keydown');
    pass(1000);
    expect(one.activity.idleMs()).toBe(1000);
  });

  it('does not continue an ended session at the first touch', () => {
    const { tab, pass } = start();
    const { activity, input } = tab();
    pass(2 * HOUR);
    input('pointerdown');
    expect(activity.idleMs()).toBe(2 * HOUR);
  });

  it('works without storage, with full storage, and with a stored time in the future', () => {
    const { tab, pass, storage } = start();
    const { activity } = tab();
    storage.setItem('red-salud.activity', '99999999999999');
    pass(5);
    expect(activity.idleMs()).toBe(5);
    const full = watchActivity(
      new EventTarget(),
      {
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => {
          throw new Error('full');
        },
      },
      () => false,
      () => 7,
    );
    expect(full.idleMs()).toBe(0);
  });

  it('counts nothing after it was stopped', () => {
    const { tab, pass } = start();
    const { activity, input } = tab();
    activity.stop();
    pass(100);
    input('keydown');
    expect(activity.idleMs()).toBe(100);
  });
});
