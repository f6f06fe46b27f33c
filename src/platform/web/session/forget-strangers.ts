import { forgetOnDevice } from './forget-session';
import { forgetOthers } from './forget-person';

/** Runs before sign-in: removes data that other users left when their sessions expired. */
export async function forgetStrangers(person: number): Promise<void> {
  forgetOthers(person);
  await forgetOnDevice(person);
  try {
    const { forgetDrafts } = await import('../ui/form/drafts/forget-drafts');
    await forgetDrafts(person);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
