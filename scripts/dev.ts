/**
 * `npm run dev`: the application on WEB_PORT (5173), the API on PORT (3000), both in this process. A saved schema is compiled here, changes
 * the tables of the development database and appears on the open screen at once; typed input stays. A schema with errors, or one that would
 * lose data, is reported in the terminal and on the page. The last good version keeps running.
 */
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { startSession } from './dev/session';

try {
  const session = await startSession(process.cwd(), process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void session.close().then(() => process.exit(0)));
} catch (error) {
  console.error(startFaultText(error));
  process.exit(1);
}
