import { noLedger } from '../stock/no-ledger';
import type { Effects } from './effects';
import { solicitudEffects } from './solicitud';

/** What the steps of documents bring about, as schemas name it. */
export const effects: Effects = solicitudEffects(noLedger);
