/**
 * `npm run eject -- <resource> <list|show|create|edit>…`: copies generated views to the entity's area, where developers maintain them, and
 * registers them in src/app/web/overrides.ts in place of the generated ones. The type checker still compares them with the schema.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from './codegen/command-line';
import { layOut } from './codegen/format-files';
import { didYouMean } from './codegen/nearest';
import { RESOURCE_NAMES } from '#generated/shared/resource-names.gen';
import { addOverride } from './eject/add-override';
import { ejectView, VIEWS, type View } from './eject/eject-view';
import { knownEntities } from './new/known-entities';

const USAGE = `npm run eject -- <resource> <${VIEWS.join('|')}>…

  Copies generated views to src/areas/<area>/web, where you own them, and puts them in the generated ones' place.`;
const { positionals, values } = commandLine(USAGE, { root: { type: 'string', default: process.cwd() } }, true);
const [resource = '', ...views] = positionals;
const root = path.resolve(values.root);

if (!isOneOf(RESOURCE_NAMES, resource))
  fail(`No resource is called \`${resource}\`.`, didYouMean(resource, RESOURCE_NAMES));
if (views.length === 0) fail('Which view?', null);
for (const view of views) {
  if (!isOneOf(VIEWS, view)) fail(`No view is called \`${view}\`.`, didYouMean(view, VIEWS));
  await eject(resource, view);
}

async function eject(name: string, chosen: View): Promise<void> {
  const { file, source } = ejectView(knownEntities(root).get(name)!.area, name, chosen, (generated) =>
    read(`generated/web/${name}/${generated}`),
  );
  if (existsSync(path.join(root, file)))
    fail(`${file} is already there; nothing was changed.`, 'delete it to take a fresh copy');
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), await layOut(file, source));
  console.log(`${file}: yours from now on.`);

  const overrides = 'src/app/web/overrides.ts';
  const added = addOverride(read(overrides) ?? '', { resource: name, view: chosen, file });
  if (added.text) {
    writeFileSync(path.join(root, overrides), await layOut(overrides, added.text));
    console.log(`${overrides}: ${added.entry}`);
  } else console.log(`Add to OVERRIDES in ${overrides}:  ${added.entry}`);
}

function read(file: string): string | null {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

function fail(what: string, hint: string | null): never {
  console.error(`${what}${hint ? `\n→ ${hint}` : ''}\n\nnpm run eject -- <resource> <${VIEWS.join('|')}>`);
  process.exit(1);
}
