import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/** The page that the identity provider comes back to: hands the answer to the page that waits for it, in whichever window. */
broadcastResponseToMainFrame().catch(() => {
  // Opened by hand, or come back to with nothing to hand on.
  window.location.replace('/');
});
