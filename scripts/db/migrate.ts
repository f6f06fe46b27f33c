/** `npm run migrate`: applies pending migrations to DATABASE_URL, or to the embedded database in DATA_DIR. */
import { openDatabase } from '../../src/server/db/open-database';

const started = performance.now();
const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: process.env['DATA_DIR'] ?? '.data' });
await database.close();
console.log(`Base de datos al día (${((performance.now() - started) / 1000).toFixed(2)} s).`);
