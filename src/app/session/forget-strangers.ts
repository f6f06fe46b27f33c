import { forgetOnDevice } from './forget-session';
import { forgetOthers } from '../../auth/forget-person';

/** Before somebody is let in: what others have left, whose sessions ended under them, goes. */
export async function forgetStrangers(person: number): Promise<void> {
  forgetOthers(person);
  await forgetOnDevice(person);
  try {
    const { forgetDrafts } = await import('../../ui/form/drafts/forget-drafts');
    await forgetDrafts(person);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
