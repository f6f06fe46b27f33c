import { MY_PATIENTS } from '../my-patients-path';

/** Marks what was drawn before the application had loaded. */
export const GLANCE = 'data-glance';

/** Removes the initial snapshot when the user navigates elsewhere. */
export function leaveGlance(pathname: string): void {
  if (pathname !== MY_PATIENTS) endGlance();
}

/** Takes it away: the page itself is there, or is not to be seen any longer. */
export function endGlance(): void {
  const place = document.querySelector(`[${GLANCE}]`);
  if (!place) return;
  const { scrollTop } = place.firstElementChild!;
  place.remove();
  document.querySelector<HTMLElement>('#root')!.inert = false;
  // Restores the reader's scroll position.
  if (scrollTop > 0) window.scrollTo(0, scrollTop);
}
