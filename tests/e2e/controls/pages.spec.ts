import type { CurrentUser } from '../../../src/auth/current-user';
import { faultLines, PROFILES } from '../../support/web/controls/crawl';
import { crawlTest as test, expect } from '../../support/web/controls/crawl-test';
import { placesOf, rightsOf } from '../../support/web/controls/places';
import type { Sessions } from '../../support/web/sessions';

test.describe.configure({ mode: 'parallel' });

const meOf = async (sessions: Sessions, baseURL: string, profile: string) =>
  (await sessions.api(baseURL, profile)).get<CurrentUser>('/catalogos/usuario/usuario-actual');

/** Every profile opens the pages of its menu, and of each entity those that no profile before it sees in the same way. */
PROFILES.forEach((profile, index) => {
  test(`every control of the pages of ${profile} opens and says what it should`, async ({
    open,
    sessions,
    baseURL,
  }) => {
    test.setTimeout(1_800_000);
    const others = await Promise.all(PROFILES.slice(0, index).map((name) => meOf(sessions, baseURL!, name)));
    const me = await meOf(sessions, baseURL!, profile);
    const places = await placesOf(await sessions.api(baseURL!, profile), me, {
      knows: (resource) => others.some((other) => rightsOf(other, resource) === rightsOf(me, resource)),
    });
    const crawl = await open(profile);
    for (const { path, isKnown } of places) {
      const before = crawl.faults.length;
      await crawl.explore(path, isKnown ? { skip: () => true } : {});
      // Soft, so that the faults of a page are reported whatever comes of the next.
      expect.soft(faultLines(crawl.faults.slice(before)), path).toEqual([]);
    }
  });
});
