import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { Suspense, useCallback, useId, useRef, useState, type ReactNode } from 'react';
import panelStyles from './panel.module.css';
import styles from './list-toolbar.module.css';

export interface ToolPanelProps {
  readonly onClose: () => void;
}

interface ToolPopoverProps {
  readonly label: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly badge?: ReactNode;
  /** Content of the panel, loaded when first opened. */
  readonly renderPanel: (props: ToolPanelProps) => ReactNode;
  /** Starts loading the panel before it opens. */
  readonly preload: () => unknown;
  readonly align?: 'left' | 'right';
}

/** A button of the list's toolbar with a panel below it. */
export function ToolPopover({
  label,
  title,
  icon,
  endIcon,
  badge,
  renderPanel,
  preload,
  align = 'left',
}: ToolPopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const close = () => setOpen(false);
  const popover = useRef<PopoverActions>(null);
  // The content loads after the popover is positioned and may grow, so the position is updated.
  const content = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watch = new ResizeObserver(() => popover.current?.updatePosition());
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <Button
        ref={button}
        className={styles['tool'] ?? ''}
        startIcon={icon}
        endIcon={endIcon}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
      >
        <span className={styles['toolLabel']}>{label}</span>
        {badge}
      </Button>
      <Popover
        action={popover}
        open={open}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
        transitionDuration={100}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: panelStyles['panel'] ?? '' } }}
      >
        <h2 id={titleId} className={panelStyles['title']}>
          {title}
        </h2>
        <div ref={content} className={panelStyles['content']}>
          <Suspense fallback={<div className={panelStyles['wait']} aria-busy />}>
            {renderPanel({ onClose: close })}
          </Suspense>
        </div>
      </Popover>
    </>
  );
}
