import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { noteRefusedAnswer } from '#platform/web/session/refused-answer';

const { search, hash } = window.location;

/** The page that the identity provider comes back to: hands the answer to the page that waits for it, in whichever window. */
broadcastResponseToMainFrame().catch(() => {
  // Answers without the state of a sign-in belong to no page here. Pages without any answer were opened by hand.
  if (/[#&?](code|error)=/.test(search + hash)) noteRefusedAnswer();
  window.location.replace('/');
});
