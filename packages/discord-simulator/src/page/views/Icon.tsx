/** SVG paths on a square of 20. */
const PATHS = {
  time: 'M6 3h8M6 17h8M7 3v3c0 2 3 3 3 4s-3 2-3 4v3M13 3v3c0 2-3 3-3 4s3 2 3 4v3',
  skip: 'M3 10h9M8.5 6.5 12 10l-3.500 3.500M16 4v12',
  autopilot: 'M16 10a6 6 0 1 1-2-4.500M14.500 2.500v3.500H11',
  channels: 'M3 5h14M3 10h14M3 15h14',
  members:
    'M7 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M2.500 16c0-3 2-4.500 4.500-4.500s4.500 1.500 4.500 4.500M13.500 9a2 2 0 1 0 0-4M14.500 11.500c2 .3 3 1.800 3 4',
  close: 'M5 5l10 10M15 5 5 15',
  reply: 'M8 4 3 9l5 5M3 9h8c3.500 0 6 2 6 6',
  down: 'M10 4v12M5 11l5 5 5-5',
  open: 'M5 8l5 5 5-5',
  eye: 'M2 10c2-3.500 5-5 8-5s6 1.500 8 5c-2 3.500-5 5-8 5s-6-1.500-8-5M10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  thread: 'M5 3v7c0 2 1 3 3 3h8M12.500 9.500 16 13l-3.500 3.500',
  pin: 'M7 3h6M8 3v6l-2 3h8l-2-3V3M10 12v5',
  add: 'M10 4v12M4 10h12',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon. Hidden from screen readers. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
