import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { noteRefusedAnswer } from '#platform/web/session/refused-answer';

const { search, hash } = window.location;

/** Page to which the identity provider redirects: passes the response to the waiting page, in any window. */
broadcastResponseToMainFrame().catch(() => {
  // A response without the state of a sign-in belongs to no page here. A page without a response was opened manually.
  if (/[#&?](code|error)=/.test(search + hash)) noteRefusedAnswer();
  window.location.replace('/');
});
