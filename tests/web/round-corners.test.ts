import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A coloured bar at one side bends around a round corner, and says nothing that the word of the state does not (UX §11.8). */
test('no element has both a bar at one side and round corners', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const bent = files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(
        ([, , body]) =>
          /border-(?:inline-start|left):\s*[3-9]px solid/.test(body!) && /border-radius:\s*(?!0\s*;)/.test(body!),
      )
      .map(([, selector]) => `${file} ${selector!.trim()}`),
  );
  expect(bent).toEqual([]);
});
