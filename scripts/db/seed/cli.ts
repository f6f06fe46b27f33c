import { secretOf } from '#platform/server/db/secret-of';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { commandLine } from '../../codegen/command-line';

const USAGE =
  'npm run seed -- [--scale N] [--demo]\n\n  --scale N  copies of the demo volume that there should be (1 is 1 400 patients)\n  --demo     open the demo accounts, one for each profile';

/** `npm run seed`: adds demo data to the database of DATABASE_URL or DATA_DIR. */
async function main(): Promise<void> {
  const { values } = commandLine(USAGE, {
    scale: { type: 'string', default: '1' },
    demo: { type: 'boolean', default: false },
  });
  if (!/^\d{1,4}$/.test(values.scale)) {
    console.error(`--scale is a whole number of copies, and \`${values.scale}\` is none. --help tells what there is.`);
    process.exit(2);
  }
  // Imports the server only when there is something to do, because loading it takes seconds.
  const [{ count, sql }, tables, { openDatabase }, { seedDemo }] = await Promise.all([
    import('drizzle-orm'),
    import('#generated/server/tables.gen'),
    import('#platform/server/db/open/open-database'),
    import('./index'),
  ]);
  const started = performance.now();
  const database = await openDatabase({
    url: secretOf(process.env, 'DATABASE_URL'),
    dataDir: process.env['DATA_DIR'] ?? '.data',
  });
  try {
    const opened = performance.now();
    await seedDemo(database.orm, {
      scale: Number(values.scale),
      demoUsers: values.demo,
      onCopy: (done, total) => {
        if (total > 1) console.log(`${done} / ${total}`);
      },
    });
    await database.orm.execute(sql`vacuum (analyze)`);
    const seeded = performance.now();
    for (const [name, table] of Object.entries(tables)) {
      const [row] = await database.orm.select({ rows: count() }).from(table);
      console.log(`${name.padEnd(16)} ${String(row?.rows ?? 0).padStart(9)}`);
    }
    console.log(
      `\nopened in ${seconds(opened - started)}, seeded in ${seconds(seeded - opened)}, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    );
  } finally {
    await database.close();
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

try {
  await main();
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 1;
}
