/** Strokes on a 24 px grid. Adding an icon is adding a path. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  arrowLeft: 'M19 12H5m6-6l-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6l6 6-6 6',
  external: 'M13.5 5H19v5.5M19 5l-8.5 8.5M16 13.5V19H5V8h5.5',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  warning: 'M12 4l9 16H3L12 4zm0 6v4.5m0 2.2v.8',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zm0 8v5.5m0-8.8v.8',
  calendar: 'M4 6h16v14H4V6zm0 4.5h16M8 3v5m8-5v5',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zm4.8 11.3L20 20',
  phone:
    'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 005 5l1.5-2 4.5 1.5V18a2 2 0 01-2 2A15 15 0 014 6a2 2 0 012-2z',
  offline:
    'M4 4l16 16M5 12.5a10 10 0 013.5-2.3M8.5 16a5 5 0 017 0M12 7.5c2.7 0 5.1 1 7 2.7M12 19v.5',
  lock: 'M6 11h12v9H6v-9zm2.5 0V8a3.5 3.5 0 017 0v3',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6z',
} as const;

export type IconName = keyof typeof paths;

/** All of them, for a gallery. */
export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[];

export interface IconProps {
  name: IconName;
  /** Names the icon where there is no text beside it. */
  label?: string;
  /** CSS length; '1.25em', which follows the text, by default. */
  size?: string;
}

/** An icon in the color of the text around it; without a `label` it is hidden from screen readers. */
export function Icon({ name, label, size = '1.25em' }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className="inline-block shrink-0"
    >
      {label ? <title>{label}</title> : null}
      <path d={paths[name]} />
    </svg>
  );
}
