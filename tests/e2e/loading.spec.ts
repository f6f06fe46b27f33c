import { readFile } from 'node:fs/promises';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

/** Sources of the loaded scripts, from their source maps. */
async function loadedSources(urls: readonly string[]): Promise<string[]> {
  const maps = await Promise.all(urls.map(async (url) => {
    const file = `dist/web${new URL(url).pathname}.map`;
    return (JSON.parse(await readFile(file, 'utf8')) as { sources: string[] }).sources;
  }));
  return maps.flat();
}

test('opening one list loads that resource alone: its list, its labels in one language, no form, no rules', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/estado');
  await settled(page);
  const sources = await loadedSources(scripts);
  const resources = new Set(sources.flatMap((source) => /generated\/web\/([^/]+)\/[^/]+\.gen/.exec(source)?.[1] ?? []));
  expect([...resources]).toEqual(['estado']);
  expect(sources.filter((source) => /generated\/locales\/.+\/(?!navigation)/.test(source)).map((source) => source.replace(/.*generated/, 'generated'))).toEqual(['generated/locales/es/estado.gen.json']);
  expect(sources.filter((source) => /src\/domain|generated\/shared\/(forms|validators)|src\/ui\/form\/(?!form-)/.test(source))).toEqual([]);
});

test('the page forbids scripts from anywhere else', async ({ page }) => {
  const answer = await page.goto('/home');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toContain('unsafe-eval');
});
