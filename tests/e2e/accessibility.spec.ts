import { readFileSync } from 'node:fs';
import { RESOURCE_NAMES } from '../../generated/shared/resource-names.gen';
import { violations } from '../support/web/axe';
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

/** What the generated module of a resource says of itself, read rather than imported: it is code of the browser. */
function described(name: string): { path: string; key: string; backend: string; operations: string } {
  const module = readFileSync(`generated/web/${name}/resource.gen.ts`, 'utf8');
  const said = (property: string) => new RegExp(`${property}: '([^']+)'`).exec(module)?.[1] ?? '';
  return { path: said('path'), key: said('keyName'), backend: said('backend'), operations: /operations: \[(.*?)\]/.exec(module)?.[1] ?? '' };
}

for (const name of RESOURCE_NAMES) {
  const { path, key, backend, operations } = described(name);
  // Nobody opens a page of what is only shown in other places; the samples have a file of their own.
  if (!operations.includes('list') || backend === 'mock') continue;
  test(`the screens of ${name} are accessible`, async ({ page, signInAs, api }) => {
    test.setTimeout(90_000);
    await signInAs('su');
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    const id = encodeURIComponent(String(record?.[key]));
    // Ten rows say as much as twenty-five. What is edited in dark was filled in in light by the same form, and what is shown in dark stands in the list.
    await go(page, `/${name}?perPage=10&page=1`);
    expect(await violations(page), name).toEqual([]);
    expect(await nameless(page), name).toEqual([]);
    const pages = [['/create', ['light'], 'create'], ...(record ? [[`/${id}`, ['light'], 'get'], [`/${id}/editar`, ['dark'], 'update']] as const : [])] as const;
    for (const [view, schemes] of pages.filter(([, , operation]) => operations.includes(operation))) {
      await go(page, `/${name}${view}`);
      // The frame around it is the same on every page, and was looked at with the list.
      expect(await violations(page, { schemes, within: 'main', notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'] }), `${name}${view}`).toEqual([]);
      expect(await nameless(page), `${name}${view}`).toEqual([]);
    }
  });
}
