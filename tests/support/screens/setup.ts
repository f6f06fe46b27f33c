import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeApp } from './open-app';

// Only ends hung tests: a slow test on a busy machine is not wrong.
configure({ asyncUtilTimeout: 20_000 });

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => {
      complaints.push(`${kind}: ${said.map(String).join(' ')}`);
    });
});

/** A screen must leave no error and no warning, as in the browser. */
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
