import { RESOURCES } from '#generated/server/resources.gen';
import { crawlTest as test, expect } from '../../support/web/controls/crawl-test';
import { faultLines, PROFILES } from '../../support/web/controls/crawl';
import { leadTo, planSteps, type StepPlace } from '../../support/web/controls/plan-steps';
import { speaker } from '../../support/web/texts';

const say = speaker('es');
const withSteps = Object.values(RESOURCES).filter(({ lifecycle }) => lifecycle);
/** Labels that lead to steps: a menu, and the buttons of the steps themselves. */
const MORE = say('app.action.more');

/** Steps that no record of the demo offers to any profile, at any hour, with the reason. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'acceso-emergencia.justificar': 'the demo has no emergency access',
  'acceso-emergencia.objetar': 'the demo has no emergency access',
  'alerta-sanitaria.emitir': 'the recalls of the demo are issued; recall.spec issues one',
  'alerta-sanitaria.cancelar': 'the recalls of the demo are issued',
  'defuncion.pedirReversion': 'the demo has no deaths',
  'defuncion.mantener': 'the demo has no deaths',
  'defuncion.revertir': 'the demo has no deaths',
  'devolucion-orden-cargo.aceptar': 'the demo has no returns; charge-order.spec accepts one',
  'devolucion-orden-cargo.rechazar': 'the demo has no returns',
  'devolucion-orden-cargo.cancelar': 'the demo has no returns',
  'evento.concluir': 'an appointment under way depends on the hour',
  'evento.iniciar': 'an appointment that can begin depends on the hour',
  'evento.llegar': 'an arrival depends on the hour',
  'nota-evolucion.firmar': 'drafts of the demo are of physicians without an account',
  'paciente-fusion.separar': 'the demo has no merged patients',
};

/** Faults that need a rule of their area. */
const KNOWN: readonly RegExp[] = [
  // A warehouse does not list accounts; handing over needs the receiver's own signature (DOMAIN d, step 9b).
  /Entregar en mano › Receptor \| «Receptor» is required/,
];

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
      // Entries of the menu that are no steps have tests of their own.
      await crawl.explore(path, {
        skip: ({ name, kind }, depth) => (depth === 0 || (depth === 1 && kind === 'item')) && !labels.has(name),
      });
      found.push(...faultLines(crawl.faults.slice(before)).map((line) => `${profile} | ${line}`));
    }
    expect(found.filter((line) => !KNOWN.some((known) => known.test(line)))).toEqual([]);
    const unreachable = without(places).map((step) => `${resource.name}.${step}`);
    expect(unreachable.filter((step) => !WITHOUT_RECORD[step])).toEqual([]);
  });

function says(key: string): string[] | null {
  try {
    return [say(key)];
  } catch {
    return null;
  }
}
