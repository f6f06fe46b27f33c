declare global {
  // Properties of the Media Capture and Streams extensions, missing in the DOM types.
  interface MediaTrackCapabilities {
    readonly torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** Reason why no code can be read; the texts are in `app.camera.problem`. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'taken' | 'failed';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

/** Returns the camera problem of an error, by the error names of `getUserMedia`. */
export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'failed';
}

/** True when the browser offers cameras, which requires TLS. */
export function isCameraOffered(): boolean {
  return 'mediaDevices' in navigator;
}

/** Opens the rear camera, if there is one, with enough pixels for a small DataMatrix. Rejects with an error for `problemOf`. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

/** True when the camera has a torch. */
export function hasTorch(track: MediaStreamTrack): boolean {
  // Some browsers do not report the capabilities of a camera.
  return 'getCapabilities' in track && track.getCapabilities().torch === true;
}

/** Turns the camera's light on or off. */
export function lightTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ advanced: [{ torch: on }] });
}
