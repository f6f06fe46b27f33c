/** Whether what happens is pushed to this page at the moment: otherwise whoever wants to know asks. */
export const channelState = { isOpen: false };
