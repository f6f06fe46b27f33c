const saves = new Set<Promise<unknown>>();

/** Registers a save that began when its page was left. */
export function holdLeaveSave(save: Promise<unknown>): void {
  const settled = save.catch(() => undefined).finally(() => saves.delete(settled));
  saves.add(settled);
}

/** Resolves once all saves of left pages are complete, so that a user who returns at once reads their own data. */
export async function leaveSaves(): Promise<void> {
  await Promise.all(saves);
}
