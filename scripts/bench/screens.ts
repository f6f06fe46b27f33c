/**
 * Lists beside plain react-admin with the same resources and columns, over the same server, in the same browser and run:
 * a page of 100 and of 1 000 rows, and the first row with 40 and with 500 entities, at full speed and at a quarter of it.
 * react-admin is installed for the run into a temporary folder; the product does not depend on it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { buildOurs } from './screens/our-app';
import { buildReactAdmin, installReactAdmin } from './screens/react-admin-app';
import { serveBuilt } from './screens/serve-built';
import { openList, switchList, type Side } from './screens/time-to-rows';

const SIZES = [40, 500] as const;
const ROUNDS = 9;
const LIST = 'paciente';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const root = await mkdtemp(path.join(tmpdir(), 'bench-screens-'));
const closing: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })];
try {
  const server = await startProcess({ env: { DATA_DIR: path.join(root, 'data') } });
  closing.push(() => server.end('SIGTERM'));
  const token = await signIn(server.url, 'su@example.org');
  await installReactAdmin(root);
  const sides = new Map<string, Side>();
  for (const count of SIZES) {
    const ours = await buildOurs(count);
    closing.push(() => rm(ours.root, { recursive: true, force: true }));
    const [mine, theirs] = [
      await serveBuilt(ours.dist, server.url),
      await serveBuilt(await buildReactAdmin(root, ours.entities), server.url),
    ];
    closing.push(mine.close, theirs.close);
    // Only the rows in sight are drawn: of a screen of 900 pixels not more than twelve.
    sides.set(`ours ${count}`, {
      url: mine.url,
      rows: '[data-row-link]',
      drawn: (rows) => Math.min(rows, 12),
      signIn: (page) =>
        page.addInitScript(
          (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
          token,
        ),
    });
    sides.set(`plain ${count}`, {
      url: theirs.url,
      rows: 'tbody tr',
      drawn: (rows) => rows,
      signIn: (page) => page.addInitScript((value) => localStorage.setItem('token', value), token),
    });
  }
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGS,
  });
  closing.push(() => browser.close());
  const address = (name: string, rows: number) =>
    name.startsWith('ours') ? `/${LIST}?perPage=${rows}&page=1` : `/#/${LIST}?perPage=${rows}&page=1`;

  console.log('a page of so many rows in an application that stands, from the click to the frame');
  console.log('rows  | CPU | ours     | plain react-admin | ratio');
  for (const rows of [100, 1000]) {
    for (const throttle of [1, 4]) {
      const rounds = rows === 1000 && throttle === 4 ? 3 : ROUNDS;
      const mine = await switchList(
        browser,
        sides.get('ours 40')!,
        (size) => address('ours', size),
        rows,
        throttle,
        rounds,
      );
      const plain = await switchList(
        browser,
        sides.get('plain 40')!,
        (size) => address('plain', size),
        rows,
        throttle,
        rounds,
      );
      console.log(
        `${String(rows).padStart(5)} | 1/${throttle} | ${Math.round(mine)} ms | ${Math.round(plain)} ms | ${(mine / plain).toFixed(2)}×`,
      );
    }
  }
  console.log(
    '\nfirst row of a list of 25, opened by its address | 40 entities | 500 entities | ratio | JavaScript until then',
  );
  for (const throttle of [1, 4]) {
    for (const side of ['ours', 'plain']) {
      const [few, many] = [
        await openList(browser, sides.get(`${side} 40`)!, address(side, 25), 1, throttle, ROUNDS),
        await openList(browser, sides.get(`${side} 500`)!, address(side, 25), 1, throttle, ROUNDS),
      ];
      console.log(
        `${side.padEnd(5)} 1/${throttle} | ${Math.round(few.rows)} ms | ${Math.round(many.rows)} ms | ${(many.rows / few.rows).toFixed(2)}× | ${Math.round(few.script / 1024)} → ${Math.round(many.script / 1024)} KB (${((many.script / few.script - 1) * 100).toFixed(1)} %)`,
      );
    }
  }
} finally {
  for (const close of closing.toReversed()) await close();
}
