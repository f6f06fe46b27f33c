import type { BrowserContext } from '@playwright/test';
import { CHANNEL_PATH } from '../../../src/shared/channel';

/** Pages of a context open their channel, and are told nothing: a list that others write to would be read again when the test does not expect it. */
export async function silenceChannel(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(
    ({ pathname }) => pathname.endsWith(CHANNEL_PATH),
    () => undefined,
  );
}
