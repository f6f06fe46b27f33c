import { useCallback, useEffect, useState } from 'react';
import type { Entry } from './columns';
import type { Appointment, Slot } from './useAgenda';

export interface Moving {
  /** Appointment being moved, and its target once chosen. */
  readonly appointment: Appointment | null;
  readonly slot: Slot | null;
  readonly pick: (appointment: Appointment) => void;
  readonly drop: (slot: Slot) => void;
  /** Returns true when the appointment may move there: a patient's appointment stays with its physician. */
  readonly takes: (entry: Entry) => boolean;
  readonly stop: () => void;
}

/** Provides moving an appointment, by pointer or keyboard, from picking it up until it is placed or Escape is pressed. */
export function useMoving(): Moving {
  const [appointment, pick] = useState<Appointment | null>(null);
  const [slot, drop] = useState<Slot | null>(null);
  const stop = useCallback(() => {
    pick(null);
    drop(null);
  }, []);
  const isMoving = appointment !== null;
  const takes = (entry: Entry) =>
    isMoving &&
    entry.kind === 'free' &&
    (entry.physician?.personalMedicoId ?? null) === (appointment.personalMedicoId ?? null);
  useEffect(() => {
    if (!isMoving) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isMoving, stop]);
  return { appointment, slot, pick, drop, takes, stop };
}
