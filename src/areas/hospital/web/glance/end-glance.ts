import { MY_PATIENTS } from '../my-patients-path';

/** Attribute that marks the glance. */
export const GLANCE = 'data-glance';

/** Removes the glance when the user navigates elsewhere. */
export function leaveGlance(pathname: string): void {
  if (pathname !== MY_PATIENTS) endGlance();
}

/** Removes the glance, because the page itself is rendered or is no longer shown. */
export function endGlance(): void {
  const place = document.querySelector(`[${GLANCE}]`);
  if (!place) return;
  const { scrollTop } = place.firstElementChild!;
  place.remove();
  document.querySelector<HTMLElement>('#root')!.inert = false;
  // Restores the reader's scroll position.
  if (scrollTop > 0) window.scrollTo(0, scrollTop);
}
