import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { go } from '../support/web/go';
import { expect, test } from '../support/web/test';

const SCREENS = {
  solicitud: ['/inventario/solicitud', 'solicitudId'],
  paciente: ['/pacientes/paciente', 'pacienteId'],
  insumo: ['/catalogos/insumo', 'insumoId'],
  unidad: ['/catalogos/unidad', 'unidadId'],
} as const;

/** A window of 1280 × 900 at 200 %. */
test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, ownContext: true });

/** What reaches beyond the window without a box of its own that scrolls (WCAG 1.4.10). */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement!;
    if (root.scrollWidth <= root.clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      `${root.scrollWidth} in ${root.clientWidth}`,
      ...[...document.querySelectorAll('body *')]
        .filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element.parentElement),
        )
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

/** Texts and buttons that a box cuts off without a way to see the rest. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, label, legend, button, a, p, dt, dd)')]
      .filter((element) => {
        if (element.closest('.rs-hidden, [aria-hidden="true"]') || !element.checkVisibility()) return false;
        const box = element.getBoundingClientRect();
        if (box.width === 0) return false;
        let clip: Element | null = element.parentElement;
        while (clip && clip !== document.body && !/hidden|clip|auto|scroll/.test(getComputedStyle(clip).overflowX))
          clip = clip.parentElement;
        if (!clip || clip === document.body || /auto|scroll/.test(getComputedStyle(clip).overflowX))
          return box.left < -1;
        return box.right > clip.getBoundingClientRect().right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

for (const [name, [path, key]] of Object.entries(SCREENS)) {
  test(`the screens of ${name} are whole at 200 %, and on 320 pixels`, async ({ page, api, signInAs }) => {
    test.setTimeout(90_000);
    const [record] = await api.get<Record<string, unknown>[]>(`${path}?pageSize=1`);
    await signInAs('su');
    for (const view of ['', '/create', `/${String(record![key])}`, `/${String(record![key])}/editar`]) {
      await page.setViewportSize({ width: 640, height: 450 });
      await go(page, `/${name}${view}`);
      if (view !== '/create') expect(await violations(page, { schemes: ['light'] }), `${name}${view}`).toEqual([]);
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 450 });
        expect.soft(await sticksOut(page), `${name}${view} at ${width}`).toEqual([]);
        expect.soft(await cutOff(page), `${name}${view} at ${width}`).toEqual([]);
      }
    }
  });
}
