import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GateProvider, type GateValue } from '#platform/web/gate/GateContext';
import { ResetPassword } from '#platform/web/gate/ResetPassword';
import { TokenSignIn } from '#platform/web/gate/TokenSignIn';

const GATE = {
  config: { demo: false, demoUsers: [] },
  access: { accounts: {} },
  say: (key: string) => key,
  go: () => undefined,
  enter: () => Promise.resolve(null),
  notice: null,
} as unknown as GateValue;

/** Returns the fields of a page at its first render, by name. */
function fieldsOf(page: ComponentType): Map<string, string> {
  const html = renderToStaticMarkup(createElement(GateProvider, { value: GATE }, createElement(page)));
  return new Map(Array.from(html.matchAll(/<input[^>]*name="(\w+)"[^>]*>/g), ([input, name]) => [name!, input]));
}

describe('the password of', () => {
  beforeAll(() => {
    const location = { search: '', hash: '#?codigo=abc', pathname: '/reset-password' };
    vi.stubGlobal('window', { location, history: { replaceState: () => undefined } });
  });
  afterAll(() => vi.unstubAllGlobals());

  it.each([
    ['the sign-in', TokenSignIn, 'current-password'],
    ['a link to choose one', ResetPassword, 'new-password'],
  ] as const)('%s is masked, and open to password managers', (_what, page, autocomplete) => {
    const password = fieldsOf(page).get('password');
    expect(password).toContain('type="password"');
    expect(password?.toLowerCase()).toContain(`autocomplete="${autocomplete}"`);
  });

  it('the sign-in is next to the account name', () => {
    expect(fieldsOf(TokenSignIn).get('email')?.toLowerCase()).toContain('autocomplete="username"');
  });
});
