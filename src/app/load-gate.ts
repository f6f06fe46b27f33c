import type { ComponentProps, ReactNode } from 'react';
import type { Gate } from './gate/Gate';
import type { Say } from './gate/gate-texts';
import { currentLanguage } from './i18n/language';

export interface LoadedGate {
  readonly Gate: (props: ComponentProps<typeof Gate>) => ReactNode;
  readonly texts: Say;
}

/** Its code alone. */
export const fetchGate = () => import('./gate/Gate');

/** Loads the gate, with its texts in the language that the page is in. */
export async function loadGate(): Promise<LoadedGate> {
  const [{ Gate }, texts] = await Promise.all([
    fetchGate(),
    import('./gate/gate-texts').then(({ loadGateTexts }) => loadGateTexts(currentLanguage())),
  ]);
  return { Gate, texts };
}
