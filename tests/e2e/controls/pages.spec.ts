import type { CurrentUser } from '#platform/web/session/current-user';
import { faultLines, PROFILES } from '../../support/web/controls/crawl';
import { CrawlMemory } from '../../support/web/controls/crawl-memory';
import { crawlTest as test, expect } from '../../support/web/controls/crawl-test';
import { AREAS, placesOf } from '../../support/web/controls/places';

test.describe.configure({ mode: 'parallel' });

/** Reports that are no faults. */
const KNOWN: readonly RegExp[] = [
  // A unit reaches a patient without a chart in that unit only during the stay (DOMAIN a.2). Signs and orders remain readable, and the
  // banner reports that the patient is unavailable.
  /\| status \| \/(signos|orden-cargo)\/\d+ \|.*404 GET \/api\/pacientes\/paciente\/\d+/,
];

/** Controls with the same effect everywhere are pressed once by all tests of a worker. */
const memory = new CrawlMemory();

for (const area of AREAS)
  test(`every control of the pages of ${area} opens and says what it should`, async ({ open, sessions, baseURL }) => {
    test.setTimeout(900_000);
    const others: CurrentUser[] = [];
    const found: string[] = [];
    for (const profile of PROFILES) {
      const api = await sessions.api(baseURL!, profile);
      const me = await api.get<CurrentUser>('/catalogos/usuario/usuario-actual');
      for (const { path, isKnown } of await placesOf(api, me, area, others)) {
        const crawl = await open(profile);
        const before = crawl.faults.length;
        await crawl.explore(path, { memory, ...(isKnown ? { skip: () => true } : {}) });
        found.push(...faultLines(crawl.faults.slice(before)).map((line) => `${profile} | ${line}`));
      }
      others.push(me);
    }
    expect(found.filter((line) => !KNOWN.some((known) => known.test(line)))).toEqual([]);
  });
