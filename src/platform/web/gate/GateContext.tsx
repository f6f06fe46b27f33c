import { createContext, useContext } from 'react';
import type { Entered, PendingStep } from '../session/account-calls';
import type { Failed, Outcome } from '../session/outcome';
import type { AppConfig } from '../config/load-config';
import type { Access } from '../session/access';
import type { GatePath } from '../session/gate-path';
import type { Say } from './gate-texts';

export interface GateValue {
  readonly config: AppConfig;
  readonly access: Access;
  readonly say: Say;
  /** Goes to another of the gate's pages; `notice` is the key of a text to show there. */
  readonly go: (path: GatePath, notice?: string) => void;
  /** Admits a person once they are known, or shows the step that is left. Returns the reason for a refusal. */
  readonly enter: (entering: Promise<Outcome<Entered | PendingStep>>) => Promise<Failed | null>;
  /** The step that is left after the password; null while none is. */
  readonly step: PendingStep | null;
  /** Gives that step up, for the password again. */
  readonly restart: () => void;
  /** Key of a text to show on this page. */
  readonly notice: string | null;
}

const GateContext = createContext<GateValue | null>(null);
export const GateProvider = GateContext.Provider;

export function useGate(): GateValue {
  const gate = useContext(GateContext);
  if (!gate) throw new Error('useGate needs a Gate above it');
  return gate;
}
