import { fileOf, type VitestReport } from './failures';

/** Files of a vitest run whose tests together exceed a number of seconds, the slowest first: `server/list.test.ts 24 s`. */
export function slowFiles({ testResults = [] }: Partial<VitestReport>, seconds: number): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: fileOf(name), took: (endTime - startTime) / 1000 }))
    .filter(({ took }) => took > seconds)
    .toSorted((a, b) => b.took - a.took)
    .map(({ name, took }) => `${name} ${Math.round(took)} s`);
}
