import { violations } from '../support/web/axe';
import { covering, SCREENS, unread, type View } from '../support/web/generated-screens';
import { go } from '../support/web/go';
import { nameless } from '../support/web/nameless';
import { expect, settled, test } from '../support/web/test';

test('the sign-in page is accessible', async ({ page }) => {
  await page.goto('/sign-in');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
});

test('the start is accessible', async ({ page, signInAs }) => {
  await signInAs('su');
  await page.goto('/home');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await nameless(page)).toEqual([]);
});

/**
 * Screens are generated: those that together have every part in every place there is look like the rest. `TEST_ALL=1` (`npm test -- --all`)
 * looks at all of them.
 */
const VIEWS = ['list', 'create', 'show'] as const satisfies readonly View[];
const CHOSEN = process.env['TEST_ALL']
  ? SCREENS.flatMap((resource) => resource.views.map((view) => ({ resource, view })))
  : VIEWS.flatMap((view) => covering(SCREENS, view));
/** The frame around it is the same on every page, and is looked at with the list. */
const WITHIN = {
  within: 'main',
  notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'],
} as const;

test('what is looked at has every part of every screen, in its places', () => {
  for (const view of VIEWS) {
    const seen = new Set(
      CHOSEN.filter((screen) => screen.view === view).flatMap(({ resource }) => [...resource.features[view]]),
    );
    for (const { name, views, features } of SCREENS)
      if (views.includes(view))
        expect(
          [...features[view]].filter((feature) => !seen.has(feature)),
          `${name} ${view}`,
        ).toEqual([]);
  }
  // And nothing that the generator writes was passed over.
  for (const { name, views } of SCREENS)
    for (const view of views) expect(unread(name, view), `${name} ${view}`).toEqual([]);
});

for (const resource of SCREENS.filter(({ name }) => CHOSEN.some((screen) => screen.resource.name === name))) {
  const { name, path, key } = resource;
  const views = CHOSEN.filter((screen) => screen.resource.name === name).map(({ view }) => view);
  test(`the screens of ${name} are accessible: ${views.join(', ')}`, async ({ page, signInAs, api }) => {
    test.setTimeout(90_000);
    await signInAs('su');
    const look = async (at: string, options: Parameters<typeof violations>[1]) => {
      await go(page, `/${name}${at}`);
      expect(await violations(page, options), at).toEqual([]);
      expect(await nameless(page), at).toEqual([]);
    };
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    const id = encodeURIComponent(String(record?.[key]));
    // Ten rows say as much as twenty-five.
    if (views.includes('list')) await look('?perPage=10&page=1', {});
    if (views.includes('show') && record) await look(`/${id}`, WITHIN);
    if (views.includes('create')) await look('/create', { ...WITHIN, schemes: ['light'] });
    // The same form, filled in.
    if (views.includes('create') && record && resource.operations.includes('update'))
      await look(`/${id}/editar`, { ...WITHIN, schemes: ['dark'] });
  });
}
