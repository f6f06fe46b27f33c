import type { ComponentProps, ReactNode } from 'react';
import type { Gate } from '#platform/web/gate/Gate';
import type { Say } from '#platform/web/gate/gate-texts';
import { currentLanguage } from '#platform/web/i18n/language';

export interface LoadedGate {
  readonly Gate: (props: ComponentProps<typeof Gate>) => ReactNode;
  readonly texts: Say;
}

/** Imports the gate's code alone. */
export const fetchGate = () => import('#platform/web/gate/Gate');

/** Loads the gate, with its texts in the page's language. */
export async function loadGate(): Promise<LoadedGate> {
  const [{ Gate }, texts] = await Promise.all([
    fetchGate(),
    import('#platform/web/gate/gate-texts').then(({ loadGateTexts }) => loadGateTexts(currentLanguage())),
  ]);
  return { Gate, texts };
}
