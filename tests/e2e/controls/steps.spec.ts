import { RESOURCES } from '../../../generated/server/resources.gen';
import { crawlTest as test, expect } from '../../support/web/controls/crawl-test';
import { faultLines, PROFILES } from '../../support/web/controls/crawl';
import { leadTo, planSteps, type StepPlace } from '../../support/web/controls/plan-steps';
import { speaker } from '../../support/web/texts';

const say = speaker('es');
const withSteps = Object.values(RESOURCES).filter(({ lifecycle }) => lifecycle);
/** Labels that lead to steps: a menu, and the buttons of the steps themselves. */
const MORE = say('app.lifecycle.more');

/** Steps that no record of the demo offers to any profile, and the test that opens them. */
const WITHOUT_RECORD: Readonly<Record<string, { readonly steps: readonly string[]; readonly openedBy: string }>> = {
  'acceso-emergencia': { steps: ['justificar', 'objetar'], openedBy: 'generated steps of tests/screens' },
};

test.describe.configure({ mode: 'parallel' });

for (const resource of withSteps)
  test(`every step of ${resource.name} opens, and all that its dialog holds @core`, async ({
    open,
    sessions,
    baseURL,
  }) => {
    const apis = new Map(
      await Promise.all(PROFILES.map(async (profile) => [profile, await sessions.api(baseURL!, profile)] as const)),
    );
    const { transitions } = resource.lifecycle!;
    const manual = Object.keys(transitions).filter((step) => !transitions[step]!.automatic);
    const without = (places: readonly StepPlace[]) =>
      manual.filter((step) => !places.some(({ steps }) => steps.includes(step)));
    let places = await planSteps(resource, apis);
    if (without(places).length > 0 && (await leadTo(resource, without(places), apis)) > 0)
      places = await planSteps(resource, apis);
    const found: string[] = [];
    for (const { profile, path, steps } of places) {
      const crawl = await open(profile);
      const labels = new Set([
        MORE,
        ...steps.flatMap((step) => {
          const key = `resources.${resource.name}.transitions.${step}`;
          return [say(`${key}.name`), ...(says(`${key}.walk`) ?? [])];
        }),
      ]);
      const before = crawl.faults.length;
      await crawl.explore(path, { skip: ({ name }, depth) => depth === 0 && !labels.has(name) });
      found.push(...faultLines(crawl.faults.slice(before)).map((line) => `${profile} | ${line}`));
    }
    expect(found).toEqual([]);
    // Both ways: a reason that is no longer true is as wrong as a step that is passed over.
    expect(without(places), 'steps without a record that offers them').toEqual(
      WITHOUT_RECORD[resource.name]?.steps ?? [],
    );
  });

function says(key: string): string[] | null {
  try {
    return [say(key)];
  } catch {
    return null;
  }
}
