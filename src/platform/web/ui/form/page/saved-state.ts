/** State of a navigation that follows a save. */
export const SAVED = { saved: true } as const;

export function leavesOnPurpose(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state;
}
