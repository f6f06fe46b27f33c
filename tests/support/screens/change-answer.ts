import type { Page } from './page';

/** Changes the server's answers at some addresses before the application reads them. */
export async function changeAnswer<Answer>(
  page: Page,
  addresses: string | RegExp,
  change: (answer: Answer, address: URL) => Answer,
): Promise<void> {
  await page.route(addresses, async (route) => {
    const answer = await route.fetch();
    const changed = change((await answer.json()) as Answer, new URL(route.request().url()));
    await route.fulfill({ status: answer.status, body: JSON.stringify(changed) });
  });
}
