import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DARK, LIGHT } from '#platform/web/theme/palette';
import { failed, outcomeOf } from '#platform/web/session/outcome';
import { rehydrateSession } from '#platform/web/session/rehydrate-session';
import { keepReturnUrl, takeReturnUrl } from '#platform/web/session/return-url';
import { SIGNED_OUT } from '#platform/web/session/session-store';
import { ApiError } from '#platform/web/client/api-error';

describe('the palette of everything drawn before the application', () => {
  it('is the theme’s', async () => {
    const css = await readFile('src/platform/web/theme/early-palette.css', 'utf8');
    const [light = '', dark = ''] = css.split(":root[data-mode='dark']");
    for (const [block, { surface, text, tone }] of [
      [light, LIGHT],
      [dark, DARK],
    ] as const) {
      const known: Record<string, string> = {};
      for (const [group, values] of Object.entries({
        surface,
        text,
        ...Object.fromEntries(Object.entries(tone).map(([name, value]) => [`tone-${name}`, value])),
      })) {
        for (const [name, value] of Object.entries(values)) known[`${group}-${name}`] = value;
      }
      const said = [...block.matchAll(/--mui-palette-([\w-]+): (#\w+);/g)].map(
        ([, name, value]) => [name!, value!] as const,
      );
      expect(said.length).toBeGreaterThan(15);
      for (const [name, value] of said) expect(value, name).toBe(known[name]);
    }
  });

  it('has every colour of the gate and the glance', async () => {
    const css = await readFile('src/platform/web/theme/early-palette.css', 'utf8');
    const sheets = await Promise.all(
      [
        ...['gate', 'field', 'notice', 'choice', 'demo-users'].map((name) => `gate/${name}`),
        'factor/factor',
        '../../areas/hospital/web/glance',
        '../../areas/hospital/web/patients',
        'ui/values/tone-chip',
        'ui/page/page-heading',
      ].map((name) => readFile(`src/platform/web/${name}.module.css`, 'utf8')),
    );
    const used = new Set([...sheets.join('').matchAll(/var\((--mui-palette-[\w-]+)\)/g)].map(([, name]) => name!));
    // The settings define the accent before anything is drawn (apply-theme.ts).
    const applied = ['--mui-palette-primary-', '--mui-palette-surface-selected'];
    expect(
      [...used].filter((name) => !css.includes(`${name}: `) && !applied.some((prefix) => name.startsWith(prefix))),
    ).toEqual([]);
  });
});

describe('a stored session', () => {
  it('is discarded when it is not read in time, or not at all', async () => {
    const kept = { signedIn: true, token: 't' };
    expect(await rehydrateSession(() => kept, 20)).toEqual(kept);
    expect(await rehydrateSession(() => new Promise(() => undefined), 20)).toEqual(SIGNED_OUT);
    expect(
      await rehydrateSession(() => {
        throw new Error('blocked');
      }, 20),
    ).toEqual(SIGNED_OUT);
  });
});

describe('the page to return to', () => {
  const items = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it('is returned once, only to its owner', () => {
    keepReturnUrl('/paciente/7', 1);
    expect(takeReturnUrl(1)).toBe('/paciente/7');
    expect(takeReturnUrl(1)).toBeNull();
    keepReturnUrl('/paciente/7', 1);
    expect(takeReturnUrl(2)).toBeNull();
    keepReturnUrl('/estado', null);
    expect(takeReturnUrl(2)).toBe('/estado');
  });

  it('comes with its typed text, which is not in storage', () => {
    keepReturnUrl('/paciente?page=2', null, '/paciente?page=2&filter=%7B%22q%22%3A%22Ana%22%7D');
    expect([...items.values()].join()).not.toContain('Ana');
    expect(takeReturnUrl(1)).toBe('/paciente?page=2&filter=%7B%22q%22%3A%22Ana%22%7D');
    keepReturnUrl('/paciente', 1, '/paciente?filter=%7B%22q%22%3A%22Ana%22%7D');
    expect(takeReturnUrl(2)).toBeNull();
    keepReturnUrl('/estado', null);
    expect(takeReturnUrl(1)).toBe('/estado');
  });

  it('is always within the application', () => {
    for (const url of ['//mal.example.com', '/\\mal.example.com', 'https://mal.example.com', 'javascript:alert(1)']) {
      keepReturnUrl(url, null);
      expect(takeReturnUrl(1), url).toBeNull();
    }
  });
});

describe('the outcome of a sign-in', () => {
  it('is status failed with the server’s message, or the error’s text', async () => {
    expect(await outcomeOf(Promise.resolve(7))).toEqual({ status: 'success', value: 7 });
    const refused = new ApiError({
      kind: 'HTTP_ERROR',
      status: 401,
      codigo: 'CREDENCIALES_INVALIDAS',
      message: 'Invalid email or password!',
      correlationId: 'c-1',
    });
    expect(await outcomeOf(Promise.reject(refused))).toMatchObject({
      status: 'failed',
      message: 'Invalid email or password!',
      httpStatus: 401,
      correlationId: 'c-1',
    });
    expect(failed(new Error('boom'))).toMatchObject({ status: 'failed', message: 'boom', correlationId: null });
    expect(failed(null)).toMatchObject({ status: 'failed', message: 'errors.DESCONOCIDO' });
  });
});
