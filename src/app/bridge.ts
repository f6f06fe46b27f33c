import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { noteRefusedAnswer } from '../auth/refused-answer';

const { search, hash } = window.location;

/** The page that the identity provider comes back to: hands the answer to the page that waits for it, in whichever window. */
broadcastResponseToMainFrame().catch(() => {
  // An answer without the state of a sign-in is nobody's here. Without any answer the page was opened by hand.
  if (/[#&?](code|error)=/.test(search + hash)) noteRefusedAnswer();
  window.location.replace('/');
});
