import { lazy } from 'react';
import { loadCode } from './load-code';

/** React's `lazy` for parts of the application: during an outage it waits for the part, and the page stays. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadCode(load));
