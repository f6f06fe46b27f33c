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

/** The inputs and parts that the forms of a resource are made of. */
function partsOf(name: string): string[] {
  return [...readFileSync(`generated/web/${name}/fields.gen.tsx`, 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, part]) => part!);
}

// Nobody opens a page of what is only shown in other places; the samples have a file of their own.
const LISTED = RESOURCE_NAMES.filter((name) => described(name).operations.includes('list') && described(name).backend !== 'mock');
/** Looked at in dark as well: what differs there are colours, and together these show every part there is. */
const IN_DARK = ['insumo', 'modulo', 'paciente', 'perfil', 'programa', 'solicitud', 'unidad', 'usuario'];
/** Forms of these parts alone look alike; their record pages do too, and are looked at with those of other resources. */
const PLAIN = ['FormSection', 'NumberInput', 'SelectInput', 'SwitchInput', 'TextArea', 'TextInput'];

test('what is looked at in dark shows every part of a form', () => {
  const shown = new Set(IN_DARK.flatMap(partsOf));
  expect([...new Set(LISTED.filter((name) => /create|update/.test(described(name).operations)).flatMap(partsOf))].filter((part) => !shown.has(part))).toEqual([]);
});

for (const name of LISTED) {
  const { path, key, operations } = described(name);
  const inDark = IN_DARK.includes(name);
  test(`the screens of ${name} are accessible`, async ({ page, signInAs, api }) => {
    test.setTimeout(90_000);
    await signInAs('su');
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    const id = encodeURIComponent(String(record?.[key]));
    // Ten rows say as much as twenty-five.
    await go(page, `/${name}?perPage=10&page=1`);
    expect(await violations(page, { schemes: inDark ? ['light', 'dark'] : ['light'] }), name).toEqual([]);
    expect(await nameless(page), name).toEqual([]);
    const isPlain = operations.includes('create') && partsOf(name).every((part) => PLAIN.includes(part));
    // What is edited was filled in by the same form, and what is shown in dark stands in the list.
    const pages = [
      ...(operations.includes('create') ? [['/create', 'light']] as const : []),
      ...(record && operations.includes('get') && !isPlain ? [[`/${id}`, 'light']] as const : []),
      ...(record && operations.includes('update') && inDark ? [[`/${id}/editar`, 'dark']] as const : []),
    ];
    for (const [view, scheme] of pages) {
      await go(page, `/${name}${view}`);
      // The frame around it is the same on every page, and was looked at with the list.
      expect(await violations(page, { schemes: [scheme], within: 'main', notApplying: ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'] }), `${name}${view}`).toEqual([]);
      expect(await nameless(page), `${name}${view}`).toEqual([]);
    }
  });
}
