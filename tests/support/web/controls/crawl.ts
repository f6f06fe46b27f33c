import type { Browser, Page } from '@playwright/test';
import { keepLooksApart } from '../keep-looks-apart';
import type { Sessions } from '../sessions';
import { silenceChannel } from '../silence-channel';
import { explorer, type Explorer } from './explore';
import type { Fault } from './fault-log';
import { watchEffects } from './press';
import { guardWrites } from './write-guard';

/** Demo accounts, by the part of their address before the `@`; accounts of one desk come before those with more permissions. */
export const PROFILES = [
  'recepcion',
  'enfermeria',
  'enfermeria.centrales',
  'medico',
  'jefe.servicio',
  'farmacia',
  'cendis',
  'almacen.unidad',
  'almacen.regional',
  'almacen.estatal',
  'jurisdiccion',
  'oficina.central',
  'director.unidad',
  'administrador.unidad',
  'proveedor',
  'auditor',
  'su',
] as const;

interface Crawl extends Explorer {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Opens a page whose writes are refused, signed in as a profile.
 *
 * @param locale language of the browser, which the product must not take over
 */
export async function openCrawl(
  browser: Browser,
  { baseURL, profile, sessions, locale }: { baseURL: string; profile: string; sessions: Sessions; locale: string },
): Promise<Crawl> {
  const { token } = await sessions.api(baseURL, profile);
  const context = await browser.newContext({
    baseURL,
    locale,
    timezoneId: 'America/Monterrey',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await silenceChannel(context);
  await context.addInitScript(keepLooksApart);
  await context.addInitScript(watchEffects);
  await context.addInitScript((value) => {
    localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value }));
    localStorage.setItem('red-salud.language', 'es');
  }, token);
  const page = await context.newPage();
  const guard = await guardWrites(page);
  return { ...explorer(page, guard), page, close: () => context.close() };
}

/** Returns one line for each kind of fault: the rule, the place, the controls pressed, and the finding. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults.map(({ rule, place, way, detail }) => [rule, place, way.join(' › '), detail].join(' | '));
}
