import type { MouseEvent, ReactNode } from 'react';
import type { GatePath } from '../session/gate-path';
import { useGate } from './GateContext';

/** A link to another page of the gate, which opens in place unless the user opens a new tab. */
export function GateLink({ to, children }: { readonly to: GatePath; readonly children: ReactNode }) {
  const { go } = useGate();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
