import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database';
import { openJobs, type JobDefinition, type Jobs } from '#platform/server/jobs/jobs';
import { BOTH_ENGINES, openTestDatabase } from '../support/server/app';

/** Speeds up time: a lease of one minute lasts three seconds. */
const PACE = 20;
const OFTEN: Pick<JobDefinition<object>, 'leaseSeconds' | 'retry'> = {
  leaseSeconds: 20,
  retry: { limit: 2, delaySeconds: 20 },
};

describe.each(BOTH_ENGINES)('jobs on %s', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let opened: Jobs[] = [];
  const logged: string[] = [];

  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase(engine));
  });
  afterEach(async () => {
    await Promise.all(opened.map(({ stop }) => stop()));
    opened = [];
    logged.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** Opens the jobs of one of several processes. */
  const open = (): Jobs => {
    const note = (_details: object, message: string) => void logged.push(message);
    const jobs = openJobs(database, { pace: PACE, log: { warn: note, error: note } });
    opened.push(jobs);
    return jobs;
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    for (const end = Date.now() + 20_000; !isSo() && Date.now() < end;) await setTimeout(20);
  };

  it('run if the transaction that sent them commits, and never if it rolls back', async () => {
    const done: number[] = [];
    const jobs = open();
    const queue = jobs.define<{ number: number }>('outbox', {
      ...OFTEN,
      handler: async ({ number }) => void done.push(number),
    });
    await jobs.start();
    await database.orm.transaction((tx) => queue.send(tx, { number: 1 }));
    await expect(
      database.orm.transaction(async (tx) => {
        await queue.send(tx, { number: 2 });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await jobs.idle();
    expect(done).toEqual([1]);
  });

  it('run once for each key, also when two processes send and take them', async () => {
    const done: string[] = [];
    const pair = [open(), open()].map((jobs) => ({
      jobs,
      queue: jobs.define<{ name: string }>('keyed', { ...OFTEN, handler: async ({ name }) => void done.push(name) }),
    }));
    await Promise.all(pair.map(({ jobs }) => jobs.start()));
    for (const name of ['a', 'b', 'c'])
      await Promise.all(pair.map(({ queue }) => queue.send(database.orm, { name }, { key: name })));
    await Promise.all(pair.map(({ jobs }) => jobs.idle()));
    for (const { queue } of pair) await queue.send(database.orm, { name: 'again' }, { key: 'a' });
    await Promise.all(pair.map(({ jobs }) => jobs.idle()));
    expect(done.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('retry after a failure, and are abandoned and reported after the last attempt', async () => {
    const tried: string[] = [];
    const jobs = open();
    const queue = jobs.define<{ name: string; failures: number }>('failing', {
      ...OFTEN,
      handler: async ({ name, failures }) => {
        tried.push(name);
        if (tried.filter((each) => each === name).length <= failures) throw new Error('not yet');
      },
    });
    await jobs.start();
    await queue.send(database.orm, { name: 'once', failures: 1 });
    await queue.send(database.orm, { name: 'always', failures: 9 });
    jobs.wake();
    await until(() => logged.some((message) => message.includes('last time')));
    await jobs.idle();
    expect(tried.toSorted()).toEqual(['always', 'always', 'always', 'once', 'once']);
    expect(logged.filter((message) => message.includes('last time'))).toHaveLength(1);
  });

  it('run periodically, once in each span, in whichever of two processes', async () => {
    const spans: number[] = [];
    const pair = [open(), open()];
    for (const jobs of pair)
      jobs.define('scheduled', {
        ...OFTEN,
        everySeconds: 20,
        handler: async () => void spans.push(Math.floor(Date.now() / 1000)),
      });
    await Promise.all(pair.map((jobs) => jobs.start()));
    await until(() => spans.length >= 3);
    expect(spans.length).toBeGreaterThanOrEqual(3);
    expect(new Set(spans).size).toBe(spans.length);
  });

  it('that are under way when the process stops are finished', async () => {
    let isDone = false;
    const jobs = open();
    const queue = jobs.define('slow', {
      ...OFTEN,
      handler: async () => {
        await setTimeout(300);
        isDone = true;
      },
    });
    await jobs.start();
    await queue.send(database.orm, {});
    jobs.wake();
    await setTimeout(100);
    await jobs.stop();
    expect(isDone).toBe(true);
  });
});
