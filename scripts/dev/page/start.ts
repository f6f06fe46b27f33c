/** Runs in the page, in development only: applies changed schemas to the running application without a reload. */
import { keepQuiet } from './keep-quiet';
import { renew } from './renew';
import { SCHEMA_EVENT, type SchemaChange } from './schema-change';

const reload = keepQuiet();
let last: Promise<void> = Promise.resolve();
import.meta.hot?.on(SCHEMA_EVENT, (change: SchemaChange) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // Sequential, so that an older change is never applied last.
  last = last.then(() => renew(change)).catch(reload);
});
