/**
 * Benchmark of lists against plain react-admin with the same resources and columns, over the same server, in the same browser and run.
 * Measures a page of 100 and of 1 000 rows, and the first row at 200 entities, at full speed and at a quarter of it. At 200 entities it
 * also compares with API Platform Admin, which generates its lists from a description of the same API. The first row at 500 entities is
 * compared with the first row at the product's own number. The peers are installed for the run into a temporary folder; the product does
 * not depend on them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../tests/support/chromium';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { readModel } from '../codegen/compile';
import type { Entity } from '../codegen/model';
import { collectOutcome } from './outcome';
import { apiPlatformSources, describeApi, DESCRIPTION, resourceName } from './screens/api-platform-app';
import { buildOurs } from './screens/our-app';
import { borrowPackages, buildPeer, installPeers } from './screens/peer-app';
import { reactAdminSources } from './screens/react-admin-app';
import { serveBuilt } from './screens/serve-built';
import { openLists, switchList, type Side } from './screens/time-to-rows';

const { values } = commandLine('npx tsx scripts/bench/screens.ts [--rounds 9]', {
  rounds: { type: 'string', default: '9' },
});
const outcome = collectOutcome();
const [MIDDLE, MANY] = [200, 500];
const ROUNDS = Number(values.rounds);
const SPEEDS = [1, 4];
const LIST = 'paciente';
const PLAIN = 'plain react-admin';
const API_PLATFORM = 'API Platform Admin';
interface Opened {
  readonly side: Side;
  readonly path: string;
}

const root = await mkdtemp(path.join(tmpdir(), 'bench-screens-'));
const closing: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })];
try {
  const server = await startProcess({ env: { DATA_DIR: path.join(root, 'data') } });
  closing.push(() => server.end('SIGTERM'));
  const token = await signIn(server.url, 'su@example.org');
  const refused = await installPeers(root);
  if (refused !== null) {
    await borrowPackages(root);
    outcome.leftOut(`${API_PLATFORM}, not installed (${refused}); ${PLAIN} is built from the product's packages`);
  }

  /** The list is virtualised: a screen of 900 pixels draws at most twelve rows. */
  const ours = async (dist: string): Promise<Opened> => {
    const { url, close } = await serveBuilt(dist, server.url);
    closing.push(close);
    const session = JSON.stringify({ signedIn: true, token });
    return {
      side: {
        url,
        rows: '[data-row-link]',
        drawn: (rows) => Math.min(rows, 12),
        signIn: (page) => page.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value), session),
      },
      path: `/${LIST}?perPage=25&page=1`,
    };
  };
  const peer = async (name: string, sources: Record<string, string>, list: string, documents = {}): Promise<Opened> => {
    const { url, close } = await serveBuilt(await buildPeer(root, name, sources), server.url, documents);
    closing.push(close);
    return {
      side: {
        url,
        rows: 'tbody tr',
        drawn: (rows) => rows,
        signIn: (page) => page.addInitScript((value) => localStorage.setItem('token', value), token),
      },
      path: `/#/${list}?perPage=25&page=1`,
    };
  };

  const read = await readModel('.');
  if (!read.ok) throw new Error('The schemas do not compile.');
  const { entities: own } = read.model;
  const browser = await chromium.launch(CHROMIUM);
  closing.push(() => browser.close());
  const [few, fewPlain] = [await ours('dist/web'), await peer('own', reactAdminSources(own), LIST)];

  console.log('a page of so many rows in an application that stands, from the click to the frame');
  for (const rows of [100, 1000])
    for (const speed of SPEEDS) {
      const rounds = rows === 1000 && speed === 4 ? Math.min(3, ROUNDS) : ROUNDS;
      const at = (to: string) => (size: number) => to.replace('perPage=25', `perPage=${size}`);
      told({
        what: `page of ${rows} rows${atSpeed(speed)}`,
        ours: await switchList(browser, few.side, at(few.path), rows, speed, rounds),
        theirs: await switchList(browser, fewPlain.side, at(fewPlain.path), rows, speed, rounds),
        beside: PLAIN,
        aim: { most: rows === 100 ? 0.6 : 0.2 },
      });
    }

  console.log('first row of a list of 25, opened by its address');
  const expected = await firstRecord(own);
  const middle = await withEntities(MIDDLE);
  const peers: [string, Opened, number | null][] = [
    [PLAIN, await peer('middle', reactAdminSources(middle.entities), LIST), null],
  ];
  if (refused === null) {
    const list = resourceName(middle.entities.find(({ name }) => name === LIST)!);
    const documents = { [DESCRIPTION]: JSON.stringify(describeApi(middle.entities)) };
    peers.push([API_PLATFORM, await peer('api', apiPlatformSources(middle.entities), list, documents), 0.4]);
  }
  await compareFirstRows(`${MIDDLE} entities`, middle.opened, peers);
  const many = await withEntities(MANY);
  await compareFirstRows(`${MANY} entities`, many.opened, [[`the same with ${own.length}`, few, 1.1]]);
  outcome.end();

  async function withEntities(count: number): Promise<{ opened: Opened; entities: readonly Entity[] }> {
    const built = await buildOurs(count);
    closing.push(() => rm(built.root, { recursive: true, force: true }));
    return { opened: await ours(built.dist), entities: built.entities };
  }

  /** Words of the first record that every list shows. */
  async function firstRecord(entities: readonly Entity[]): Promise<readonly string[]> {
    const { path: where, label, sort } = entities.find(({ name }) => name === LIST)!;
    const answer = await fetch(`${server.url}/api${where}?pageSize=1&sortBy=${sort.field}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [record] = (await answer.json()) as unknown[];
    const at = (inside: unknown, name: string) => (inside as Record<string, unknown> | null)?.[name];
    return label.parts.flatMap((part) => ('path' in part ? [String(part.path.split('.').reduce(at, record))] : []));
  }

  async function compareFirstRows(
    what: string,
    mine: Opened,
    others: readonly (readonly [name: string, opened: Opened, most: number | null])[],
  ): Promise<void> {
    for (const speed of SPEEDS) {
      const [first, ...rest] = await openLists(browser, [mine, ...others.map(([, each]) => each)], speed, ROUNDS);
      for (const [index, found] of rest.entries()) {
        const [beside, , most] = others[index]!;
        for (const row of [first!.first, found.first])
          outcome.same(
            `first row, ${what}, ${beside}`,
            expected,
            expected.filter((word) => row.includes(word)),
          );
        const figure = { beside, ...(most === null ? {} : { aim: { most } }) };
        told({ what: `first row, ${what}${atSpeed(speed)}`, ours: first!.rows, theirs: found.rows, ...figure });
        if (speed === 1)
          outcome.figure({
            what: `JavaScript until the first row, ${what}`,
            unit: 'KB',
            ours: first!.script / 1024,
            theirs: found.script / 1024,
            beside,
          });
      }
    }
  }
} finally {
  for (const close of closing.toReversed()) await close();
}

function atSpeed(throttle: number): string {
  return throttle === 1 ? '' : `, at 1/${throttle} of the speed`;
}

/** Records a figure in milliseconds and prints it immediately. */
function told(figure: Omit<Parameters<typeof outcome.figure>[0], 'unit'>): void {
  outcome.figure({ ...figure, unit: 'ms' });
  const { what, ours: mine, theirs, beside } = figure;
  console.log(`${what}: ${Math.round(mine)} ms, ${beside} ${Math.round(theirs)} ms, ${(mine / theirs).toFixed(2)}×`);
}
