/** Runs in the page, in development only: brings changed schemas into the running application without loading it anew. */
import { keepQuiet } from './keep-quiet';
import { renew } from './renew';
import { SCHEMA_EVENT, type SchemaChange } from './schema-change';

const reload = keepQuiet();
let last: Promise<void> = Promise.resolve();
import.meta.hot?.on(SCHEMA_EVENT, (change: SchemaChange) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // One after the other: an older change must not come last.
  last = last.then(() => renew(change)).catch(reload);
});
