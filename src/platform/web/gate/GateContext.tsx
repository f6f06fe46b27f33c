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
  /** Opens another page of the gate; `notice` is the key of a text to show there. */
  readonly go: (path: GatePath, notice?: string) => void;
  /** Admits an identified person, or shows the pending step. Returns the reason for a refusal. */
  readonly enter: (entering: Promise<Outcome<Entered | PendingStep>>) => Promise<Failed | null>;
  /** Pending step after the password; null when there is none. */
  readonly step: PendingStep | null;
  /** Cancels that step and returns to the password. */
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
