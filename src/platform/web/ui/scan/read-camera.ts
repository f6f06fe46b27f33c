import { textOfReading } from '#platform/shared/barcodes/text-of-reading';
import { loadDetector, type Detected, type Detector } from './load-detector';
import { isCameraOffered, openCamera, problemOf, type CameraProblem } from './open-camera';
import { Sightings } from './sightings';
import { visiblePart, type Size } from './visible-part';

/**
 * Minimum pause between two pictures, so that the page stays responsive. It is as long as the last reading took, which leaves half of the
 * time to the page.
 */
const PAUSE_MS = 80;

interface Listeners {
  /** Called when the camera shows a picture; its track states whether it has a torch. */
  readonly onOpen: (track: MediaStreamTrack) => void;
  /** @param text text that a scanner would type */
  readonly onRead: (text: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

/** Shows the camera in a video element and reports each code held before it, until the signal; then it releases the camera. */
export async function readCamera(video: HTMLVideoElement, signal: AbortSignal, listeners: Listeners): Promise<void> {
  const tell = (problem: CameraProblem) => {
    if (!signal.aborted) listeners.onProblem(problem);
  };
  if (!isCameraOffered()) return tell('insecure');
  let stream: MediaStream | null = null;
  try {
    // Loaded while the browser asks the user for permission.
    const loading = loadDetector();
    loading.catch(() => undefined);
    stream = await openCamera();
    const [track] = stream.getVideoTracks();
    if (!track || signal.aborted) return;
    const detector = await loading;
    video.srcObject = stream;
    await video.play();
    // Closing during the wait is not a camera problem.
    signal.throwIfAborted();
    track.addEventListener('ended', () => tell('taken'), { signal });
    listeners.onOpen(track);
    await readPictures(video, detector, signal, listeners.onRead);
  } catch (error) {
    tell(problemOf(error));
  } finally {
    stream?.getTracks().forEach((track) => track.stop());
  }
}

async function readPictures(
  video: HTMLVideoElement,
  detector: Detector,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws nothing.');
  const sightings = new Sightings();
  while (!signal.aborted) {
    const began = performance.now();
    const picture = { width: video.videoWidth, height: video.videoHeight };
    const part = visiblePart(picture, { width: video.clientWidth, height: video.clientHeight });
    if (part) {
      Object.assign(canvas, part.drawn);
      const { left, top, width, height, drawn } = part;
      context.drawImage(video, left, top, width, height, 0, 0, drawn.width, drawn.height);
      const found = await detector.detect(canvas);
      const text = sightings.take(textsFromTheMiddle(found, drawn), performance.now());
      if (text !== null && !signal.aborted) onRead(text);
    }
    await new Promise((done) => setTimeout(done, Math.max(PAUSE_MS, performance.now() - began)));
  }
}

/** Returns the codes of a picture, nearest to its middle first. */
function textsFromTheMiddle(found: readonly Detected[], { width, height }: Size): string[] {
  const distance = ({ boundingBox: box }: Detected) =>
    Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2);
  return found
    .toSorted((a, b) => distance(a) - distance(b))
    .map(textOfReading)
    .filter((text) => text !== null);
}
