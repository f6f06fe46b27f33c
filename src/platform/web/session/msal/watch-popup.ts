import { EventType, type IPublicClientApplication } from '@azure/msal-browser';

/** Polling interval of the window, in milliseconds: no event reports its closing. */
const LOOK_MS = 200;

export interface WatchedPopup {
  /** Resolves when the next opened window is closed. */
  readonly gone: Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches the next window that the library opens. The library waits a minute for a response, even from a window closed at once. A window
 * whose page is isolated from this one looks closed as well, so closing alone is no reason to cancel.
 */
export function watchPopup(client: IPublicClientApplication): WatchedPopup {
  let timer: ReturnType<typeof setInterval> | undefined;
  let callback: string | null = null;
  const stop = () => {
    clearInterval(timer);
    if (callback !== null) client.removeEventCallback(callback);
    callback = null;
  };
  const gone = new Promise<void>((resolve) => {
    callback = client.addEventCallback(
      ({ payload }) => {
        const { popupWindow } = (payload ?? {}) as { popupWindow?: Window };
        if (!popupWindow) return;
        clearInterval(timer);
        timer = setInterval(() => {
          if (!popupWindow.closed) return;
          stop();
          resolve();
        }, LOOK_MS);
      },
      [EventType.POPUP_OPENED],
    );
  });
  return { gone, stop };
}
