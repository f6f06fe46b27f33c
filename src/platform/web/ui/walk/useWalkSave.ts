import { useDataProvider, type DataProvider } from 'react-admin';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { createSender } from './sender';
import type { LineKey } from './walk-lines';
import type { WalkSpec } from './walk-spec';

/** A custom operation as a method of the application's data provider. */
type Operation = (call: {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
}) => Promise<{ readonly data: unknown }>;

interface SaveOptions {
  readonly id: string;
  readonly spec: WalkSpec;
  readonly slot: DraftSlot;
  /** Both callbacks are stable while the walk is open. */
  readonly onStored: (key: LineKey, amount: number | null) => void;
  readonly onRefused: (message: string) => void;
}

/** Returns the sender that saves the lines of a walk, and its state. */
export function useWalkSave({ id, spec, slot, onStored, onRefused }: SaveOptions) {
  const provider = useDataProvider<DataProvider & Readonly<Record<string, Operation>>>();
  const [sender] = useState(() => {
    const { save } = spec;
    const send = (body: Record<string, unknown>) =>
      (provider[save!.operation] as Operation)({
        params: { [save!.param]: id },
        body,
        idempotencyKey: crypto.randomUUID(),
      }).then(({ data }) => data);
    return createSender({ spec, slot, send: save ? send : null, onStored, onRefused });
  });
  useEffect(() => sender.start(window), [sender]);
  const state = useSyncExternalStore(sender.subscribe, sender.get);
  return { ...state, sender };
}
