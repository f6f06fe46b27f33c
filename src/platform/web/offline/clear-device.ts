import { loadTexts } from '../i18n/with-texts';
import { forgetOnDevice } from '../session/forget-session';
import { forgetDrafts } from '../ui/form/drafts/forget-drafts';

/** Removes everything stored on this device before `OFFLINE_DATA=0`, except unsent writes, which stay sealed for their author. */
export async function clearDevice(): Promise<void> {
  await Promise.allSettled([
    forgetOnDevice(),
    forgetDrafts(),
    // Preloaded, as the message about the missing connection cannot be loaded offline.
    import('./NeedsConnection'),
    loadTexts('dispositivo'),
  ]);
}
