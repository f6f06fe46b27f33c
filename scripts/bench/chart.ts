/**
 * Benchmark of a patient's chart with some history against generated record pages of about as many fields. Both are opened from a running
 * application, over one server on PostgreSQL. Measures milliseconds until the fields are drawn, and for the chart also its history. Bars:
 * one request, and at most 1.5 times as long.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../tests/support/chromium';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { collectOutcome } from './outcome';
import { openRecords } from './screens/open-record';

const { values } = commandLine('npx tsx scripts/bench/chart.ts [--rounds 15]', {
  rounds: { type: 'string', default: '15' },
});
const ROUNDS = Number(values.rounds);
const FIELDS = 'main dl dt';
const GENERATED = ['unidad', 'insumo'] as const;
const outcome = collectOutcome();

const root = await mkdtemp(path.join(tmpdir(), 'bench-chart-'));
const closing: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })];
try {
  const demo = await startDemo();
  closing.push(demo.stop);
  const server = await startProcess({ env: { DATABASE_URL: demo.url, DATA_DIR: path.join(root, 'data') } });
  closing.push(() => server.end('SIGTERM'));
  const token = await signIn(server.url, 'medico@example.org');
  const get = async <Answer>(address: string): Promise<Answer> => {
    const answer = await fetch(`${server.url}/api${address}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  const [note] = await get<{ pacienteId: number }[]>('/pacientes/consulta?pageSize=10&sortBy=fechaHora&sortDir=desc');
  const { pacienteId } = note!;
  const { sucesos } = await get<{ sucesos: unknown[] }>(`/pacientes/paciente/${pacienteId}/resumen`);
  const chart = {
    path: `/paciente/${pacienteId}`,
    drawn: [
      { selector: FIELDS, count: 10 },
      { selector: 'main ol time', count: Math.min(sucesos.length, 8) },
    ],
  };
  const generated = await Promise.all(
    GENERATED.map(async (name) => {
      const [record] = await get<Record<string, number>[]>(`/catalogos/${name}?pageSize=10`);
      return { path: `/${name}/${record![`${name}Id`]}`, drawn: [{ selector: FIELDS, count: 10 }] };
    }),
  );

  const browser = await chromium.launch(CHROMIUM);
  closing.push(() => browser.close());
  const [ours, ...others] = await openRecords(browser, server.url, token, [chart, ...generated], ROUNDS);
  outcome.same('data requests until the chart is drawn', ours!.asked, [
    `GET /api/pacientes/paciente/${pacienteId}/resumen`,
  ]);
  for (const [index, { took }] of others.entries()) {
    const name = GENERATED[index]!;
    const beside = `generated page of \`${name}\``;
    outcome.figure({
      what: 'chart of a patient',
      unit: 'ms',
      ours: ours!.took,
      theirs: took,
      beside,
      aim: { most: 1.5 },
    });
    console.log(
      `chart: ${Math.round(ours!.took)} ms, ${beside} ${Math.round(took)} ms, ${(ours!.took / took).toFixed(2)}×`,
    );
  }
  outcome.end();
} finally {
  for (const close of closing.toReversed()) await close();
}
