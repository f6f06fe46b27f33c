const saves = new Set<Promise<unknown>>();

/** Remembers a save that a page began as it was left. */
export function holdLeaveSave(save: Promise<unknown>): void {
  const settled = save.catch(() => undefined).finally(() => saves.delete(settled));
  saves.add(settled);
}

/** Resolves once what pages saved as they were left is saved: who comes back at once reads what they wrote. */
export async function leaveSaves(): Promise<void> {
  await Promise.all(saves);
}
