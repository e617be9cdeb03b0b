import 'react';

declare module 'react' {
  // Custom properties are how a component hands a measure to its style sheet.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
