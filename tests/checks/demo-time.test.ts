import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { presentOf } from '../../scripts/db/seed/present';

/** The base date is given, or today. */
const BEGINNING = ['scripts/db/seed/index.ts', 'scripts/db/seed/present.ts'];

describe('the demo', () => {
  it('takes its present from its base date, nowhere from the clock', async () => {
    const files = (await readdir('scripts/db/seed', { recursive: true }))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.posix.join('scripts/db/seed', file.split(path.sep).join('/')));
    const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
    expect(texts.filter(([, text]) => /Date\.now\(\)|new Date\(\)/.test(text)).map(([file]) => file)).toEqual(
      BEGINNING,
    );
  });

  it.each([
    ['today', '2026-11-29', '2026-11-30T03:10:00Z', '2026-11-30T03:10:00.000Z'],
    ['an earlier day', '2026-11-20', '2026-11-30T03:10:00Z', '2026-11-20T18:00:00.000Z'],
    ['a later day', '2027-03-01', '2026-11-30T03:10:00Z', '2027-03-01T18:00:00.000Z'],
  ])('made for %s has the present of that day', (_day, baseDate, now, expected) => {
    expect(new Date(presentOf(baseDate, new Date(now))).toISOString()).toBe(expected);
  });
});
