import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { useTranslate } from 'react-admin';
import type { PointerEventHandler } from 'react';
import type { CameraPanelControl } from './useCameraPanel';

interface CameraButtonProps {
  readonly camera: CameraPanelControl;
  readonly className: string | undefined;
  readonly onPointerDown?: PointerEventHandler;
}

/** Opens the camera of a place where codes are scanned, and closes it. */
export function CameraButton({ camera, className, onPointerDown }: CameraButtonProps) {
  const label = useTranslate()('app.camera.open');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={camera.Panel !== null}
      className={className}
      onPointerDown={onPointerDown}
      onClick={camera.toggle}
    >
      <PhotoCamera aria-hidden fontSize="inherit" />
    </button>
  );
}
