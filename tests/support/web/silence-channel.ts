import type { BrowserContext } from '@playwright/test';
import { CHANNEL_PATH } from '#platform/shared/channel';

/** Accepts the channel of pages without sending messages. Otherwise changes by others would reload lists at unexpected times. */
export async function silenceChannel(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(
    ({ pathname }) => pathname.endsWith(CHANNEL_PATH),
    () => undefined,
  );
}
