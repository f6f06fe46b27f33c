import type { SyntheticEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { blocked } from '#platform/web/ui/buttons/blocked';

/** Returns a press that records the calls on it. */
function press(): { readonly event: SyntheticEvent; readonly calls: string[] } {
  const calls: string[] = [];
  const event = { preventDefault: () => calls.push('prevented'), stopPropagation: () => calls.push('stopped') };
  return { event: event as unknown as SyntheticEvent, calls };
}

describe('a blocked button', () => {
  it('says why, stays focusable and swallows the press', () => {
    const { onClickCapture, ...shown } = blocked('Elija una cama.');
    expect(shown).toEqual({ 'aria-disabled': true, title: 'Elija una cama.' });
    const { event, calls } = press();
    onClickCapture?.(event);
    expect(calls).toEqual(['prevented', 'stopped']);
  });

  it('swallows a second press while its work is in progress, without a reason', () => {
    const { onClickCapture, ...shown } = blocked(false, true);
    expect(shown).toEqual({ 'aria-disabled': true });
    const { event, calls } = press();
    onClickCapture?.(event);
    expect(calls).toEqual(['prevented', 'stopped']);
  });

  it.each([[false], [null], [undefined], ['']] as const)('is not changed by %j', (reason) => {
    expect(blocked(reason)).toEqual({});
  });
});
